export {yearOf} from './engine/years';
export {default as SearchButton} from './ui/SearchButton';
export {default as SearchPage} from './ui/SearchPage';
