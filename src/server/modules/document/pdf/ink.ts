import { join } from 'node:path'
import { FONTS_FOLDER } from '../../../files'

const font = (name: string) => join(FONTS_FOLDER, `${name}.ttf`)

/** The site's own letters, cut to one weight each by `npm run fonts`: PDF readers know no variable fonts. */
export const FONTS = {
  text: font('Figtree-Regular'),
  bold: font('Figtree-Bold'),
  title: font('BricolageGrotesque-Bold'),
} as const

/** The colours of the site on white paper. */
export const COLOURS = {
  ink: '#1E1B16',
  quiet: '#5A5347',
  line: '#D9CFBD',
  wash: '#F6F0E4',
  action: '#C2371F',
} as const

export type Ink = { font: keyof typeof FONTS; size: number; colour: keyof typeof COLOURS }

export const INKS = {
  brand: { font: 'title', size: 22, colour: 'action' },
  title: { font: 'title', size: 20, colour: 'ink' },
  heading: { font: 'bold', size: 9.5, colour: 'ink' },
  text: { font: 'text', size: 9.5, colour: 'ink' },
  quiet: { font: 'text', size: 9.5, colour: 'quiet' },
  small: { font: 'text', size: 8, colour: 'quiet' },
  total: { font: 'bold', size: 11, colour: 'ink' },
} as const satisfies Record<string, Ink>
