import type {CheerioAPI} from 'cheerio';

type Selected = ReturnType<CheerioAPI>;

/** A box to tick, before the thing and how many of it. */
export const TICK = '[data-list-tick]';

/** In a list to tick, how many of a thing stand behind it in brackets: 'gloves (4, at least)'. */
export function bracketAmounts($: CheerioAPI, main: Selected) {
  main.find(TICK).each((_, tick) => {
    const amounts = $(tick)
      .nextAll()
      .slice(1)
      // 'Yes' is said for a sign that is seen: a thing without a number.
      .filter((_, said) => !['', 'yes'].includes($(said).text().trim()));
    $(tick).nextAll().slice(1).not(amounts).remove();
    amounts.each((nth, said) => {
      const words = $(said).text().trim();
      $(said).text(`${nth === 0 ? '(' : ', '}${words}${nth === amounts.length - 1 ? ')' : ''}`);
    });
  });
}
