export {affiliationsOf} from './affiliations';
