export {affiliationsOf} from './affiliations';
export {cardId} from './cardId';
