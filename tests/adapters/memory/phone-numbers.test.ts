import { createPhoneNumbers } from "#adapters/memory/phone-numbers.ts";
import { phoneNumbersSuite } from "#tests/adapters/port-suites/phone-numbers.ts";

phoneNumbersSuite("in memory", createPhoneNumbers);
