export {default as UpdateBar} from './bar/UpdateBar';
export {default as DeviceState} from './page/DeviceState';
export {default as Installing} from './page/Installing';
export {default as Kept} from './page/Kept';
export {default as Losing} from './page/Losing';
export {default as NotKept} from './page/NotKept';
export {newer} from './saved/newer';
