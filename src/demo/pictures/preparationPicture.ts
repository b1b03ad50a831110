import { readData } from '../readData'
import { ellipse } from './geometry/polygon'
import { seededRandom } from './geometry/seededRandom'
import { INK, short } from './pen'
import { platesFile } from './plateFile'
import { PREPARATIONS } from './preparations/preparations'
import { isToneName, TONES, type ToneName } from './tones'

/** A preparation by itself on white, whatever its size: for the page on which designers compare them. */
export function preparationPicture(name: string, tone: ToneName): string {
  const preparation = PREPARATIONS[name]
  if (!preparation) throw new Error(`There is no preparation ${name}.`)
  const isBed = preparation.kind === 'bed'
  const reach = isBed ? 150 : Math.max(...preparation.size) * 1.25
  const drawing = isBed
    ? preparation.look(ellipse(56, 46, 24), TONES[tone], seededRandom(name), 1)
    : preparation.look(TONES[tone])
  const frame = [-reach / 2, -reach / 2, reach, reach].map(short).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" fill="none" stroke="${INK}" stroke-width="${short(reach / 75)}" stroke-linecap="round" stroke-linejoin="round"><path fill="#FFFDF8" stroke="none" d="M-999-999H999V999H-999z"/>${drawing}</svg>`
}

/** The first tone in which the demonstration serves each preparation. */
export function tonesInUse(): Map<string, ToneName> {
  const tones = new Map<string, ToneName>()
  for (const { plate, garnish, under } of Object.values(
    readData('pictures/plates.yaml', platesFile),
  )) {
    const names = [...plate, garnish].flatMap((heap) => Object.keys(heap))
    for (const written of under ? [...names, under] : names) {
      const at = written.lastIndexOf(' ')
      const [name, tone] = [written.slice(0, at), written.slice(at + 1)]
      if (isToneName(tone) && !tones.has(name)) tones.set(name, tone)
    }
  }
  return tones
}
