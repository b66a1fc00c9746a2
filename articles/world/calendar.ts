import type {PersonName} from './data';

/** The days of the sample world: today and leaves. */

export const today = '2026-10-07';

/** Days of vacation that everybody has in 2026. */
export const allowance = 22;

interface Leave {
  person: PersonName;
  type: 'Vacation' | 'Medical leave';
  from: string;
  to: string;
  /** Approved leave is spent once its day has passed. */
  state: 'approved' | 'to-approve';
}

/** All leaves of 2026 that an article shows or counts. */
export const leaves: readonly Leave[] = [
  {person: 'designer', type: 'Medical leave', from: '2026-02-09', to: '2026-02-12', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-03-30', to: '2026-03-31', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-08-03', to: '2026-08-14', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-10-12', to: '2026-10-13', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-11-02', to: '2026-11-06', state: 'to-approve'},
  {person: 'designer', type: 'Vacation', from: '2026-12-21', to: '2026-12-23', state: 'approved'},
  {person: 'senior-designer', type: 'Medical leave', from: '2026-03-02', to: '2026-03-05', state: 'approved'},
  {person: 'senior-designer', type: 'Vacation', from: '2026-03-30', to: '2026-03-31', state: 'approved'},
  {person: 'senior-designer', type: 'Vacation', from: '2026-08-17', to: '2026-08-28', state: 'approved'},
  {person: 'senior-designer', type: 'Vacation', from: '2026-10-13', to: '2026-10-14', state: 'to-approve'},
  {person: 'senior-designer', type: 'Vacation', from: '2026-12-14', to: '2026-12-18', state: 'approved'},
  {person: 'art-director', type: 'Vacation', from: '2026-11-05', to: '2026-11-06', state: 'approved'},
  {person: 'copywriter', type: 'Vacation', from: '2026-11-05', to: '2026-11-06', state: 'to-approve'},
  {person: 'producer', type: 'Vacation', from: '2026-10-07', to: '2026-10-09', state: 'approved'},
  {person: 'producer', type: 'Vacation', from: '2026-11-09', to: '2026-11-13', state: 'approved'},
  {person: 'account-manager', type: 'Vacation', from: '2026-10-19', to: '2026-10-20', state: 'approved'},
  {person: 'account-manager', type: 'Vacation', from: '2026-11-19', to: '2026-11-20', state: 'approved'},
];
