/** The family of components that draw the product's screens in articles, inside `<Figure>`. */
export {DataGrid, FormFields, MonthCalendar, Tiles} from './data';
export {AppWindow, Phone, Popup, SideMenu} from './frames';
export {Do, Dont, Guidance} from './guidance';
export {Mark} from './Mark';
export {Kanban, Notifications, Schedule, Stages, Swatches} from './work';
