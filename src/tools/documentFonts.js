const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const subsetFont = require('subset-font')

const ROOT = join(__dirname, '../..')
const FOLDER = join(ROOT, 'src/server/modules/document/fonts')
const FONTS = [
  { from: 'figtree', weight: 400, to: 'Figtree-Regular' },
  { from: 'figtree', weight: 700, to: 'Figtree-Bold' },
  { from: 'bricolage-grotesque', weight: 700, to: 'BricolageGrotesque-Bold' },
]
const LATIN = Array.from({ length: 0xe0 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const OTHERS = '€–—‘’“”…•œŒŸ№→−'

/** `npm run fonts`: cuts the site's variable fonts to the weights that PDFs embed. Its results are checked in. */
async function cutFonts() {
  for (const { from, weight, to } of FONTS) {
    const file = `node_modules/@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`
    const cut = await subsetFont(readFileSync(join(ROOT, file)), LATIN + OTHERS, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    })
    writeFileSync(join(FOLDER, `${to}.ttf`), cut)
  }
}

cutFonts()
