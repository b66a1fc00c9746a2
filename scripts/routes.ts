import {publishRoutes, routesFile, unpublished} from '../articles/routes';
import {command} from './lib/command';

command({
  usage: 'npm run routes',
  does: `Adds new routes and heading ids to ${routesFile}: from then on, the content check reports when one is gone.`,
  run: () => {
    const added = unpublished();
    publishRoutes();
    console.log(added.length > 0 ? `Added to ${routesFile}:\n${added.join('\n')}` : 'There are no new routes or ids.');
  },
});
