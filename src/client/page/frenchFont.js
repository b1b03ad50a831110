const subsetFont = require('subset-font')

/** What French is written with. Rarer letters, in a customer's name say, come with the whole font when they are met. */
const ACCENTS = 'ÀÂÄÆÇÈÉÊËÎÏÑÔÖÙÛÜŸŒàâäæçèéêëîïñôöùûüÿœ€’‘“”«»–—…·°×²\u00a0\u202f'
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
const CHARACTERS = ASCII.join('') + ACCENTS

/** The same as the `unicode-range` of a font face. */
const FRENCH_RANGE = [
  '20-7e',
  ...[...ACCENTS].map((character) => character.charCodeAt(0).toString(16)),
]
  .map((code) => `U+${code}`)
  .join(',')

/** webpack's loader for `….woff2?french&min=600&max=800`: only those characters, only those weights. */
function frenchFont(content) {
  const done = this.async()
  const weights = new URLSearchParams(this.resourceQuery)
  const wght = { min: Number(weights.get('min')), max: Number(weights.get('max')) }
  subsetFont(content, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  }).then((font) => done(null, font), done)
}

module.exports = frenchFont
module.exports.raw = true
module.exports.FRENCH_RANGE = FRENCH_RANGE
