import {site} from '../config/site';
import {webCalendar} from '../text/calendar';
import {upcoming} from './home';
import {season} from './season';

const {year, start, end, place} = season;

/** The campout as an entry of a calendar: all days from `start` to `end`, both included. */
export const campoutEvent = {
  uid: `campout-${year}@baaahs.org`,
  title: `${upcoming.title} ${year}`,
  start,
  end,
  place: `${place.name}, ${place.town}, ${place.state}`,
  url: `${site.url}/campout/`,
  text: upcoming.text,
};

/** Where the built site has the calendar's file. */
export const calendarFile = `/campout/campout-${year}.ics`;

/** The ways to put it into a calendar. */
export const calendarLinks = {file: calendarFile, web: webCalendar(campoutEvent)};
