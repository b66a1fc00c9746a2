import {buildFixture} from './fixture/build';

/** Runs before all tests. */
export default buildFixture;
