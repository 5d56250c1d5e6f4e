import {altFault} from './altText';

test.each([
  'IMG_1234.jpg',
  'IMG_1234',
  'PXL_20250524_183012',
  'WhatsApp Image 2025-05-24 at 18.30',
  'my photo.PNG',
])('%s is the name of a file', (alt) => {
  expect(altFault(alt)).toBe(`the name of a file, "${alt}", as alt text`);
});

test.each(['picture', 'Photo', 'a photo.', 'the campout', 'Image 3', 'alt text', '…', '1234'])(
  '%s could be said of any picture',
  (alt) => expect(altFault(alt)).toBe(`an alt text that any picture could have, "${alt}"`),
);

test('that it is a picture is known', () => {
  expect(altFault('A photo of the sheep.')).toBe('an alt text that begins with "A photo of"');
  expect(altFault('pic of us')).toBe('an alt text that begins with "pic of"');
});

test('nothing is nothing', () => expect(altFault('  ')).toBe('a picture without alt text'));

test.each(['A pool.', 'Someone photographs the sheep.', 'Photos hang on a line.', 'Das Schaf.'])(
  '%s says what is there',
  (alt) => expect(altFault(alt)).toBeUndefined(),
);
