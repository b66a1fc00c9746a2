import {expect, test} from '@playwright/test';
import {ask} from './queries';

/** The sample world agrees with itself and with the numbers that the first articles showed. */

for (const [query, value] of [
  ['booked project:ACME0011', 465],
  ['booked project:ACME0011 month:2026-09', 75],
  ['booked project:ACME0011 month:2026-10', 18],
  ['booked project:ACME0011 to:2026-10', 483],
  ['booked project:ACME0011 to:2026-08', 390],
  ['booked contract:2026/00003 position:designer', 300],
  ['booked contract:2026/00003 position:designer to:2026-08', 253],
  ['booked client:Acme_Foods', 860],
  ['billable contract:2026/00003', 720],
  ['planned contract:2026/00003', 930],
  ['planned project:ACME0011 month:2026-03', 55],
  ['planned project:ACME0011 month:2026-01', 0],
  ['contracted contract:2026/00003', 970],
  ['plannedValue contract:2026/00003', 75_450],
  ['contractedValue contract:2026/00003', 78_800],
  ['bookedValue contract:2026/00003', 60_150],
  ['usersValue contract:2026/00003', 61_500],
  ['bookedCost contract:2026/00003', 30_910],
  ['bookedCost project:ACME0011 month:2026-09', 3047],
  ['profit client:Acme_Foods', 47_340],
  ['booked project:ACME0011 department:Design', 200],
  ['rate position:art-director', 100],
  ['rate person:senior-designer', 95],
  ['cost person:senior-designer', 40],
  ['billable client:Acme_Foods person:designer', 280],
  ['expected client:Blue_Harbor_Bank person:designer', 540],
  ['booked project:CEDA0002', 76],
  ['leave person:designer type:Vacation state:spent', 12],
  ['leave person:designer state:left', 5],
  ['capacity person:senior-designer day:2026-10-05', 4],
  ['daysUntilLeave person:account-manager', 12],
  ['estimate.total number:2026-00014', 20_000],
  ['bill.withTax number:2026/00008', 12_000],
  ['credit.value number:2026/00004', 4500],
  ['expenses project:ACME0011', 92.5],
  ['balance', 73.7],
] as const) {
  test(`${query} is ${value}`, () => {
    expect(ask(query)).toBe(value);
  });
}

for (const [query, message] of [
  ['sold project:ACME0011', /^there is no measure "sold"\. Use booked, /],
  ['booked year:2026', /^there is no filter "year"\. Use project, /],
  ['booked project:ACME0099', /^articles\/world has no project "ACME0099"\.$/],
  ['booked month:2026-13', /has no month "2026-13"/],
  ['rate', /needs a position or a person/],
] as const) {
  test(`"${query}" is explained`, () => {
    expect(() => ask(query)).toThrow(message);
  });
}
