export {idOf as galleryId} from './idOf';
