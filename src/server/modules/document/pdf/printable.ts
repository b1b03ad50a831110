import { visibleText } from '#domain/text/visibleText'

/** Letters of Latin alphabets that do not come apart into a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\t': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
}

/** What the fonts can render: Western European letters, French punctuation, the euro. */
const PRINTABLE = /[\n\u0020-\u007e\u00a0-\u00ffŒœŸ€–—‘’“”…•№→−]/

/** A pictogram with what joins and colours it, and a space before it: it says nothing that its text does not. */
const PICTOGRAMS =
  / ?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\u200d|\ufe0f)*/gu

/** A text in letters that the fonts have: a pictogram and what cannot be seen leave, an unknown accent leaves its letter, an unknown letter a question mark. */
export const printable = (text: string): string =>
  Array.from(visibleText(text.normalize('NFC').replace(PICTOGRAMS, '')), (letter) => {
    if (PRINTABLE.test(letter)) return letter
    const plain = PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
    return Array.from(plain, (part) => (PRINTABLE.test(part) ? part : '?')).join('')
  }).join('')
