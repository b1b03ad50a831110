import type { Layout } from './arrangements'
import type { Palette } from './palettes'

export type Vessel = { behind: string; before: string }

const SHADE = '#4A2F14'
const WOOD = '#C99762'

const shade = (d: string, opacity = 0.14) => `<path fill="${SHADE}" d="${d}" opacity="${opacity}"/>`
const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${rest}/>`
const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  rest = '',
) =>
  `<rect width="${width}" height="${height}" x="${x}" y="${y}" rx="${rx}" fill="${fill}"${rest}/>`

const napkin = ({ accent }: Palette) =>
  `<g transform="rotate(-12 150 250)">${box(52, 92, 210, 320, 8, accent)}${box(70, 92, 8, 320, 0, '#fff', ' opacity=".35"')}${box(86, 92, 4, 320, 0, '#fff', ' opacity=".35"')}</g>`

const fork = `<g fill="#fff" stroke="#00000018" stroke-width="2" transform="rotate(7 566 250)"><path d="M550 120v62q0 14 10 17l-3 168q0 12 9 12t9-12l-3-168q10-3 10-17v-62h-6v56h-7v-56h-6v56h-7v-56z"/></g>`

const roundPlate = (palette: Palette) => `${napkin(palette)}
${ellipse(326, 262, 206, 204, SHADE, ' opacity=".15"')}
${ellipse(320, 246, 204, 202, '#FFFDF8')}${ellipse(320, 246, 204, 202, 'none', ' stroke="#E9DFCC" stroke-width="3"')}
${ellipse(320, 246, 152, 150, '#F6EFE2')}${ellipse(320, 250, 148, 145, '#FFFBF3')}${fork}`

const bowl = (palette: Palette) => `${napkin(palette)}
<g transform="rotate(-5 320 246)">${box(124, 62, 404, 388, 54, SHADE, ' opacity=".15"')}${box(118, 46, 404, 388, 54, '#C9A071')}
${box(118, 46, 404, 380, 54, '#E2C096')}${box(142, 70, 356, 334, 40, '#B98C5A')}${box(142, 80, 356, 326, 40, '#F4E4CB')}</g>`

const board =
  () => `${shade('M66 134h430q30 0 30 30v66h28q36 0 36 36t-36 36h-28v84q0 30-30 30H66q-30 0-30-30V164q0-30 30-30z')}
<path fill="#A9764A" d="M66 104h430q30 0 30 30v72h28q40 0 40 40t-40 40h-28v80q0 30-30 30H66q-30 0-30-30V134q0-30 30-30z"/>
<path fill="${WOOD}" d="M66 94h430q30 0 30 30v72h28q40 0 40 40t-40 40h-28v80q0 30-30 30H66q-30 0-30-30V124q0-30 30-30z"/>
<circle cx="560" cy="236" r="13" fill="#8C5C34"/>
<path fill="none" stroke="#B5814F" stroke-linecap="round" stroke-width="5" d="M66 130h220M320 130h170M66 360h130M236 360h250M86 180h60M420 180h84M60 300h90M440 300h70M180 240h150"/>`

const tray = (palette: Palette) => {
  const hollow = (x: number, y: number, width: number, height: number) =>
    `${box(x, y, width, height, 26, '#E3D6BF')}${box(x, y + 6, width, height - 6, 24, '#FBF5E9')}`
  return `${box(58, 72, 536, 376, 44, SHADE, ' opacity=".16"')}${box(52, 54, 536, 376, 44, '#D9C7A8')}${box(52, 54, 536, 368, 44, '#FFFDF8')}
${hollow(80, 80, 280, 190)}${hollow(376, 80, 184, 148)}${hollow(376, 244, 184, 152)}${hollow(80, 286, 184, 110)}
${ellipse(320, 342, 44, 44, palette.accent)}${ellipse(320, 340, 35, 34, '#fff', ' opacity=".9"')}${ellipse(320, 342, 29, 28, palette.accent, ' opacity=".75"')}${ellipse(311, 333, 9, 5, '#fff', ' opacity=".6" transform="rotate(-30 311 333)"')}`
}

const pastryBox = (palette: Palette) => {
  const liners = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 180 + (index % 3) * 140
    const y = 190 + Math.floor(index / 3) * 132
    return `${ellipse(x, y + 8, 62, 56, '#D8C3A5')}${ellipse(x, y + 4, 60, 54, '#FFF8EA')}`
  })
  return `${box(92, 106, 468, 330, 22, SHADE, ' opacity=".16"')}<path fill="${palette.accent}" d="M84 92L122 34H518L556 92z"/><path fill="#000" d="M84 92L122 34H518L556 92z" opacity=".18"/>
${box(84, 88, 472, 332, 18, palette.accent)}${box(98, 102, 444, 304, 12, '#EBDCC3')}${liners.join('')}`
}

const stand = () => `${ellipse(324, 424, 128, 20, SHADE, ' opacity=".18"')}
<path fill="#EADFCB" d="M286 300h68l14 92q40 6 56 26H216q16-20 56-26z"/><path fill="#FFFDF8" d="M286 300h40l4 92q-50 6-114 26q16-20 56-26z"/>
${ellipse(320, 296, 246, 40, '#D9CBB2')}${ellipse(320, 286, 246, 38, '#FFFDF8')}${ellipse(320, 284, 216, 29, '#F3EADA')}`

const table = ({ accent }: Palette) => `${ellipse(326, 344, 236, 84, SHADE, ' opacity=".13"')}
${ellipse(320, 332, 236, 82, '#fff', ' opacity=".7"')}${ellipse(320, 332, 200, 66, accent, ' opacity=".16"')}`

const shelf =
  () => `${shade('M0 412H640V432H0z', 0.12)}${box(0, 384, 640, 30, 0, WOOD)}${box(0, 384, 640, 7, 0, '#DDB183')}
<path fill="none" stroke="#B5814F" stroke-linecap="round" stroke-width="3" d="M40 402h140M240 404h90M400 401h180"/>`

const crateFront = ({ accent }: Palette) => `${shade('M108 292H540L520 446H128z', 0.1)}
<path fill="#C49561" d="M100 280H540L520 432H120z"/><path fill="#D9AE7C" d="M100 280H540L533 330H107z"/><path fill="#B5814F" d="M107 330H533l-1 8H108zM114 380H526l-1 7H115z" opacity=".6"/>
<path fill="${accent}" d="M296 280h48v152h-48z"/><path fill="#fff" d="M302 280h5v152h-5zM333 280h5v152h-5z" opacity=".35"/>
<path fill="${accent}" d="M320 312c-30-44-92-40-88-8c4 30 60 28 88 8c30-44 92-40 88-8c-4 30-60 28-88 8l-34 66l22-10l12 18l12-18l22 10z"/><circle cx="320" cy="312" r="15" fill="${accent}"/><circle cx="320" cy="312" r="15" fill="#000" opacity=".18"/>`

const crateBack = () =>
  `${ellipse(320, 440, 240, 22, SHADE, ' opacity=".15"')}<path fill="#8C5C34" d="M112 236H528L540 290H100z"/>`

const basketFront = () => {
  const weave = [0, 1, 2, 3].flatMap((line) =>
    Array.from({ length: 11 }, (_, index) =>
      box(
        112 + line * 6 + index * (39 - line),
        286 + line * 34,
        30,
        25,
        8,
        index % 2 === line % 2 ? '#D9AE7C' : '#BE8C57',
      ),
    ),
  )
  return `<path fill="#A9764A" d="M96 276H544L512 432H128z"/>${weave.join('')}${box(86, 262, 468, 26, 13, '#C99762')}${box(86, 262, 468, 9, 5, '#E0B98A')}`
}

const buffetTable = ({ accent }: Palette) => {
  const plate = (x: number, y: number, rx: number) =>
    `${ellipse(x + 3, y + 8, rx, rx * 0.34, SHADE, ' opacity=".16"')}${ellipse(x, y, rx, rx * 0.34, '#E3D8C4')}${ellipse(x, y - 5, rx, rx * 0.33, '#FFFDF8')}${ellipse(x, y - 5, rx * 0.76, rx * 0.23, '#F5EDDF')}`
  return `<path fill="#FFFDF8" d="M0 178Q320 150 640 178V480H0z"/><path fill="${accent}" d="M0 420H640V480H0z" opacity=".9"/><path fill="#fff" d="M0 428H640V434H0z" opacity=".4"/>
${plate(226, 196, 96)}${plate(414, 196, 96)}${plate(152, 362, 108)}${plate(488, 362, 108)}${plate(320, 376, 118)}`
}

const nothing = ''

/** What pieces lie on or stand in: drawn behind them, and before them for what hides their feet. */
export function vesselOf(layout: Layout, palette: Palette): Vessel {
  const vessels: Record<Layout, () => Vessel> = {
    plate: () => ({ behind: roundPlate(palette), before: nothing }),
    salad: () => ({ behind: bowl(palette), before: nothing }),
    board: () => ({ behind: board(), before: nothing }),
    tray: () => ({ behind: tray(palette), before: nothing }),
    box: () => ({ behind: pastryBox(palette), before: nothing }),
    stand: () => ({ behind: stand(), before: nothing }),
    drink: () => ({ behind: table(palette), before: nothing }),
    bottles: () => ({ behind: shelf(), before: nothing }),
    shelf: () => ({ behind: shelf(), before: nothing }),
    gift: () => ({ behind: crateBack(), before: crateFront(palette) }),
    basket: () => ({ behind: crateBack(), before: basketFront() }),
    buffet: () => ({ behind: buffetTable(palette), before: nothing }),
  }
  return vessels[layout]()
}
