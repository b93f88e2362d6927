#!/bin/bash
# start-ceph.sh DIRECTORY PORT: starts one monitor, one storage daemon in memory and the S3 gateway of Ceph, with their process ids in
# DIRECTORY/*.pid. Debian: apt-get install --no-install-recommends ceph-mon ceph-osd radosgw
set -euo pipefail
directory=$1 port=$2 monitor=$(($2 + 1))
cd "$directory"
mkdir mon osd rgw
cluster=$(cat /proc/sys/kernel/random/uuid) storage=$(cat /proc/sys/kernel/random/uuid)
cat > ceph.conf <<EOF
[global]
fsid = $cluster
mon_host = [v2:127.0.0.1:$monitor/0]
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
run_dir = $directory
admin_socket = $directory/\$name.asok
log_file = $directory/\$name.log
mon_cluster_log_file = $directory/cluster.log
mon_data = $directory/mon
osd_data = $directory/osd
osd_objectstore = memstore
memstore_device_bytes = 536870912
rgw_data = $directory/rgw
rgw_frontends = beast endpoint=127.0.0.1:$port
rgw_rados_pool_pg_num_min = 1
[client]
keyring = $directory/mon.keyring
EOF
ceph-authtool --create-keyring mon.keyring --gen-key -n mon. --cap mon 'allow *'
ceph-authtool mon.keyring --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
monmaptool --create --addv a "[v2:127.0.0.1:$monitor]" --fsid "$cluster" monmap
ceph-mon -c ceph.conf -i a --mkfs --monmap monmap --keyring mon.keyring
ceph-mon -c ceph.conf -i a -f --keyring mon.keyring > mon.out 2>&1 & echo $! > mon.pid
admin=(timeout 30 ceph -c ceph.conf --keyring mon.keyring)
for _ in $(seq 30); do "${admin[@]}" -s > status.out 2>&1 && break; sleep 1; done
"${admin[@]}" osd new "$storage"
"${admin[@]}" auth get-or-create osd.0 mon 'allow profile osd' osd 'allow *' mgr 'allow profile osd' > osd.keyring
ceph-osd -c ceph.conf -i 0 --mkfs --osd-uuid "$storage" --osd-objectstore memstore --keyring osd.keyring > mkfs.out 2>&1
ceph-osd -c ceph.conf -i 0 -f --keyring osd.keyring > osd.out 2>&1 & echo $! > osd.pid
for _ in $(seq 30); do "${admin[@]}" osd stat | grep -q '1 up' && break; sleep 1; done
radosgw-admin -c ceph.conf --keyring mon.keyring user create --uid=shop --display-name=shop --access-key=key --secret-key=secret > user.out
radosgw -c ceph.conf -n client.admin -f > rgw.out 2>&1 & echo $! > rgw.pid
for _ in $(seq 60); do curl -s -o answer.out "http://127.0.0.1:$port/" && exit 0; sleep 1; done
echo "The gateway does not answer; see $directory/rgw.out." >&2
exit 1
