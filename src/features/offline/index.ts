export {default as UpdateBar} from './bar/UpdateBar';
export {default as Installing} from './page/Installing';
export {default as Kept} from './page/Kept';
export {default as Losing} from './page/Losing';
export {default as NotKept} from './page/NotKept';
export {default as OnDevice} from './page/OnDevice';
export {newer} from './saved/newer';
