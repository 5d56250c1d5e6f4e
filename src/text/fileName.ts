/** The name of a file without its folders and ending: 'pancakes' of /img/gallery/pancakes.webp. */
export const fileName = (address: string) => address.replace(/^.*\/|\.\w+$/g, '');
