import {expect, test} from '@playwright/test';
import * as world from './data';
import {facts} from './facts';

/** The sample world agrees with itself and with the numbers that the first articles showed. */

for (const [name, value] of [
  ['ACME0011 booked', 465],
  ['ACME0011 booked in September', 75],
  ['ACME0011 booked in October', 18],
  ['ACME0011 booked until October', 483],
  ['ACME0011 booked until August', 390],
  ['contract 2026/00003 Design booked', 300],
  ['contract 2026/00003 Design booked until August', 253],
  ['Acme Foods booked', 860],
  ['contract 2026/00003 billable', 720],
  ['contract 2026/00003 planned', 930],
  ['ACME0011 planned in March', 55],
  ['ACME0011 planned in January', 0],
  ['contract 2026/00003 contracted', 970],
  ['contract 2026/00003 planned value', 75_450],
  ['contract 2026/00003 contracted value', 78_800],
  ['contract 2026/00003 booked value', 60_150],
  ['contract 2026/00003 booked value at own rates', 61_500],
  ['contract 2026/00003 booked cost', 30_910],
  ['ACME0011 booked cost in September', 3047],
  ['Acme Foods profit', 47_340],
  ['ACME0011 Design booked', 200],
  ['art director rate', 100],
  ['senior designer rate', 95],
  ['senior designer cost', 40],
  ['Acme Foods designer billable', 280],
  ['Blue Harbor Bank designer expected', 540],
  ['CEDA0002 booked', 76],
  ['designer vacation spent', 12],
  ['designer vacation left', 5],
  ['senior designer capacity on 5 October', 4],
  ['account manager days until leave', 12],
  ['away on 5 November', 'A C D'],
  ['estimate 2026-00014 total', 20_000],
  ['bill 2026/00008 total with tax', 12_000],
  ['bill 2026/00008 due', '2026-10-31'],
  ['credit note 2026/00004 credit', 4500],
  ['ACME0011 expenses', 92.5],
  ['expenses balance', 73.7],
] as const) {
  test(`${name} is ${value}`, () => expect(facts.get(name)).toBe(value));
}

test('a fact has one name', () => {
  // It is `ACME0011 booked`.
  expect(facts.has('ACME0011 booked until September')).toBe(false);
  // Hours are planned for positions: it would be a part of `ACME0011 Design planned`.
  expect(facts.has('ACME0011 senior designer planned')).toBe(false);
});

test('what the data names is in the data, under keys that exist', () => {
  const people = Object.keys(world.people);
  const keys = 'client name stage due end contract planned contracted named scheduled months booked notBillable id';
  for (const [code, project] of Object.entries(world.projects)) {
    const {client, contract, planned, contracted, named, scheduled, booked, notBillable, months} = project;
    expect(keys.split(' '), code).toEqual(expect.arrayContaining(Object.keys(project)));
    expect(Object.keys(world.clients), code).toContain(client);
    expect([...Object.keys(world.contracts), undefined], code).toContain(contract);
    for (const hours of [planned, contracted, named, scheduled, booked, notBillable]) {
      expect(people, code).toEqual(expect.arrayContaining(Object.keys(hours ?? {})));
    }
    expect(months, code).toHaveLength(2);
  }
  for (const coded of Object.values(world.others)) {
    expect(['name', 'stage', 'due', 'id']).toEqual(expect.arrayContaining(Object.keys(coded)));
  }
  for (const {position} of Object.values(world.people)) {
    expect(Object.keys(world.positions)).toContain(position);
  }
  for (const {person, type, state} of world.leaves) {
    expect(people).toContain(person);
    expect(['Vacation', 'Medical leave']).toContain(type);
    expect(['approved', 'to approve']).toContain(state);
  }
  for (const {estimate} of [...Object.values(world.bills), ...Object.values(world.creditNotes)]) {
    expect(Object.keys(world.estimates)).toContain(estimate);
  }
});
