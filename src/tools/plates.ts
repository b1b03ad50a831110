import { writeFileSync } from 'node:fs'
import { catalogueRows } from '../demo/catalogueRows'
import { composePlate } from '../demo/pictures/composePlate'
import { plateRecipes } from '../demo/pictures/plateRecipes'
import { preparationPicture, tonesInUse } from '../demo/pictures/preparationPicture'
import { PREPARATIONS } from '../demo/pictures/preparations/preparations'
import { reportFailure } from './support/reportFailure'

/** As wide as on a phone's card and in the sheet. */
const WIDTHS = [104, 600]

const STYLE = `body{margin:2rem;background:#fbf6ec;color:#1e1b16;font:14px/1.4 sans-serif}
div{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}figure{margin:0}img{display:block;border-radius:.5rem}`

const figure = (svg: string, width: number, name: string) =>
  `<figure><img width="${width}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"><figcaption>${name}</figcaption></figure>`

const section = (title: string, figures: readonly string[]) =>
  `<h2>${title}</h2><div>${figures.join('')}</div>`

/** `npm run plates -- <file>`: every preparation and every plate of the demonstration, side by side on one page. */
function writePlates() {
  const file = process.argv[2]
  if (file === undefined) throw new Error('Say where to: npm run plates -- plates.html')
  const tones = tonesInUse()
  const preparations = Object.keys(PREPARATIONS).map((name) =>
    figure(
      preparationPicture(name, tones.get(name) ?? 'dore'),
      130,
      `${name} ${tones.get(name) ?? ''}`,
    ),
  )
  const plates = plateRecipes(catalogueRows()).map((recipe) => ({
    key: recipe.key,
    svg: composePlate(recipe),
  }))
  const sizes = WIDTHS.map((width) =>
    section(
      `Plates, ${width} px`,
      plates.map(({ key, svg }) => figure(svg, width, width > 200 ? key : '')),
    ),
  )
  const page = section('Preparations', preparations) + sizes.join('')
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Plates</title><style>${STYLE}</style>${page}\n`,
  )
  console.log(`${preparations.length} preparations and ${plates.length} plates are in ${file}.`)
}

try {
  writePlates()
} catch (error) {
  reportFailure(error)
}
