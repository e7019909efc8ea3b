import { createApp } from './app.ts';
import { servicesOf } from './services.ts';

const app = createApp(servicesOf);

export default { fetch: app.fetch };
