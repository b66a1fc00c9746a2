export {numbers} from '../es/formats';

export const dateTag = 'pt-PT';
