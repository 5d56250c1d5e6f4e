export {serviceWorker} from './list';
