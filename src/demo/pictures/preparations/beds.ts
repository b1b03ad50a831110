import { areaOf, centreOf, lengthOf, type Point, type Polygon } from '../geometry/polygon'
import { between, type Random } from '../geometry/seededRandom'
import { spread } from '../geometry/spread'
import { ink, oval, paint, short, smooth, stroke } from '../pen'
import type { Tone } from '../tones'
import type { Bed } from './Preparation'

/** The hand does not close its line: it lifts twice on the way round. */
const LIFTED = ' stroke-dasharray="96 5 170 7"'

/** A heap: its shade below, its own tone, its line. */
function heap(outline: Polygon, [base, shade]: Tone): string {
  const d = smooth(outline)
  const { x, y } = centreOf(outline)
  const lit = outline.map((point) => ({
    x: point.x + (x - point.x) * 0.07 - 1.4,
    y: point.y + (y - point.y) * 0.07 - 2,
  }))
  return `${paint(d, shade)}${paint(smooth(lit), base)}${ink(d, LIFTED)}`
}

const inside = (outline: Polygon, part: number): Polygon => {
  const { x, y } = centreOf(outline)
  return outline.map((point) => ({ x: x + (point.x - x) * part, y: y + (point.y - y) * part }))
}

const bed = (
  texture: (outline: Polygon, tone: Tone, random: Random, calm: number) => string,
): Bed => ({
  kind: 'bed',
  look: (outline, tone, random, calm) => heap(outline, tone) + texture(outline, tone, random, calm),
})

const strewn = (outline: Polygon, each: number, random: Random, part = 0.86): Point[] =>
  spread(inside(outline, part), Math.max(3, Math.round(areaOf(outline) / each)), random)

const dash = ({ x, y }: Point, length: number, angle: number) =>
  `M${short(x)} ${short(y)}l${short(length * Math.cos(angle))} ${short(length * Math.sin(angle))}`

/** A width to one decimal. */
const rounded = (width: number) => Math.round(width * 10) / 10

/** The same line a little lower or higher: it costs nothing on the wire. */
const by = (x: number, y: number) => ` transform="translate(${short(x)} ${short(y)})"`

/** Grains as long as rice, this way and that. */
const rice = bed((outline, [base, shade], random, calm) => {
  const d = strewn(outline, 74 * calm, random, 0.9)
    .map((point) => dash(point, 4.6 * Math.sqrt(calm), random() * 6.3))
    .join('')
  const width = 2.2 * Math.sqrt(calm)
  return stroke(d, shade, width + 0.4, by(0.2, 1.1)) + stroke(d, base, width)
})

/** How far apart the grains of an edge lie, as parts of their size: never in step. */
const APART = [0.96, 1.25, 0.9, 1.5, 1.05]

/** A heap that nothing holds together: its edge is of grains, and some have rolled away. */
function looseHeap(outline: Polygon, [base, shade]: Tone, size: number, random: Random): string {
  const radius = Math.sqrt(areaOf(outline) / Math.PI)
  const d = smooth(inside(outline, 1 - size / 2 / radius))
  const dashes = ` stroke-dasharray="${APART.map((part) => `0 ${short(part * size)}`).join(' ')}"`
  const astray = outline
    .filter((_, at) => at % 3 === 0)
    .map((point) => ({ point, way: between(random, 1, 1 + (1.6 * size) / radius) }))
    .map(({ point, way }) => inside(outline, way)[outline.indexOf(point)] ?? point)
    .map((point) => dash(point, 0.1, 0))
    .join('')
  return [
    ink(d, ` stroke-width="${short(size + 1.8)}"${dashes}`),
    ink(astray, ` stroke-width="${short(size * 0.8 + 1.4)}"`),
    stroke(d, shade, size, dashes),
    stroke(d, base, rounded(size * 0.84), `${dashes}${by(-size * 0.1, -size * 0.12)}`),
    stroke(astray, base, rounded(size * 0.8)),
    paint(d, base),
  ].join('')
}

/** Semolina, quinoa, bulgur: grains on grains, each with its own shade. */
const grain: Bed = {
  kind: 'bed',
  look: (outline, tone, random, calm) => {
    const [, shade] = tone
    const size = 4.4 * Math.sqrt(calm)
    const d = strewn(outline, 66 * calm, random, 0.94)
      .map((point) => dash(point, 0.1, 0))
      .join('')
    const layer = (x: number, y: number, colour: string) =>
      stroke(d, shade, size, by(x + size * 0.16, y + size * 0.2)) +
      stroke(d, colour, size, by(x, y))
    return (
      looseHeap(outline, tone, size, random) +
      layer(size * 0.7, -size * 0.6, tone[0]) +
      layer(-size * 0.4, size * 0.3, '#FFF6DF')
    )
  },
}

const beadsOf = (size: number): Bed =>
  bed((outline, [base, shade], random, calm) => {
    const own = size * Math.sqrt(calm)
    const d = strewn(outline, own * own * 1.3, random, 0.9)
      .map((point) => dash(point, 0.1, 0))
      .join('')
    return (
      stroke(d, shade, own) +
      stroke(d, base, own * 0.76, by(-own * 0.09, -own * 0.1)) +
      stroke(d, '#FFF8E6', own * 0.2, `${by(-own * 0.22, -own * 0.22)} opacity=".7"`)
    )
  })

/** A spoon has gone over it. */
const puree = bed((outline, [, shade], random) => {
  const { degrees } = lengthOf(outline)
  const { x, y } = centreOf(outline)
  const reach = Math.sqrt(areaOf(outline)) * 0.36
  const waves = [-0.62, 0, 0.62].map((row) => {
    const [top, bend] = [short(row * reach), short(reach * between(random, 0.3, 0.42))]
    const wide = short(reach * (row === 0 ? 1.05 : 0.8))
    return `M-${wide} ${top}q${short(Number(wide) / 2)}-${bend} ${wide} 0t${wide} 0`
  })
  const place = ` transform="translate(${short(x - 1)} ${short(y - 2)})rotate(${short(degrees)})"`
  return stroke(waves.join(''), shade, 3, place) + ink(waves[1] ?? '', `${place} opacity=".85"`)
})

const leaf = (length: number) =>
  `M0 0C${short(length * 0.25)}-${short(length * 0.42)} ${short(length * 0.75)}-${short(length * 0.4)} ${length} 0C${short(length * 0.75)} ${short(length * 0.4)} ${short(length * 0.25)} ${short(length * 0.42)} 0 0Z`

/** Leaves that lie over each other, each with its rib. */
const leavesOf = (length: number): Bed => ({
  kind: 'bed',
  look: (outline, [base, shade], random, calm) => {
    const { x, y } = centreOf(outline)
    const places = strewn(outline, length * length * 0.36 * calm, random, 0.92)
    const large = Math.round(length * Math.sqrt(calm))
    const leaves = places.map((point, at) => {
      const out = (Math.atan2(point.y - y, point.x - x) * 180) / Math.PI
      const turn = Math.round(out + between(random, -55, 55))
      const tone = at % 3 === 0 ? shade : base
      const rib = at % 3 === 0 ? base : shade
      const half = large / 2
      return `<g transform="translate(${short(point.x)} ${short(point.y)})rotate(${turn})translate(-${half})">${paint(leaf(large), tone)}${at % 2 === 0 ? ink(leaf(large)) : ''}${stroke(`M3 0H${short(large * 0.8)}`, rib, 1.1)}</g>`
    })
    return paint(smooth(inside(outline, 0.9)), shade) + leaves.join('')
  },
})

/** Long strands that turn around: grated carrots. */
const strandsOf = (width: number, each: number): Bed =>
  bed((outline, [base, shade], random, calm) => {
    const strands = strewn(outline, each * calm, random, 0.8).map(({ x, y }) => {
      const [a, b] = [between(random, -15, 15), between(random, -15, 15)]
      return `M${short(x - a)} ${short(y - b)}q${short(a + b)} ${short(b - a)} ${short(2 * a)} ${short(2 * b)}`
    })
    const d = strands.join('')
    return (
      stroke(d, shade, width + 1.3) +
      stroke(d, base, width) +
      ink(strands.filter((_, at) => at % 4 === 0).join(''), ' opacity=".55"')
    )
  })

/** Noodles in skeins that turn about the middle: four strands side by side are one line drawn five times. */
const noodles: Bed = {
  kind: 'bed',
  look: (outline, [base, shade], random, calm) => {
    const { x, y } = centreOf(outline)
    const strand = 3.4 * Math.sqrt(calm)
    const reach = Math.sqrt(areaOf(outline))
    const skeins = [...strewn(outline, 58 * strand * strand, random, 0.72), { x, y: y + strand }]
      .sort((one, other) => Math.hypot(other.x - x, other.y - y) - Math.hypot(one.x - x, one.y - y))
      .map((point) => {
        const around =
          Math.atan2(point.y - y, point.x - x) + Math.PI / 2 + between(random, -0.7, 0.7)
        const half = Math.min(reach * 0.3, strand * between(random, 7, 12))
        const [dx, dy] = [Math.cos(around) * half, Math.sin(around) * half]
        // In the middle they lie across it, or the nest would have a hole.
        const middle = Math.hypot(point.x - x, point.y - y) / reach
        const bend = Math.min(1, 0.3 + 2.7 * middle) * between(random, 0.7, 1)
        return `M${short(point.x - dx)} ${short(point.y - dy)}q${short(dx + dy * bend)} ${short(dy - dx * bend)} ${short(2 * dx)} ${short(2 * dy)}`
      })
    return (
      paint(smooth(inside(outline, 0.86)), shade) +
      skeins
        .map(
          (d) =>
            ink(d, ` stroke-width="${short(4 * strand + 1.8)}"`) +
            stroke(d, base, 4 * strand) +
            stroke(d, shade, 2 * strand + 1.1) +
            stroke(d, base, 2 * strand - 1.1) +
            stroke(d, shade, 1.1),
        )
        .join('')
    )
  },
}

/** What is long and lies side by side: beans, asparagus, leek. */
const sticksOf = (width: number, length: number): Bed => ({
  kind: 'bed',
  look: (outline, [base, shade], random) => {
    const turn = (lengthOf(outline).degrees * Math.PI) / 180
    const sticks = strewn(outline, width * length * 0.62, random, 0.64).map(({ x, y }) => {
      const angle = turn + between(random, -0.22, 0.22)
      const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2]
      const bend = between(random, -4, 4)
      return `M${short(x - dx)} ${short(y - dy)}q${short(dx + bend)} ${short(dy - bend)} ${short(2 * dx)} ${short(2 * dy)}`
    })
    // Each in its place of the heap: its line, its shade, itself.
    return sticks
      .map(
        (d, at) =>
          ink(d, ` stroke-width="${width + 1.6}"`) +
          stroke(d, at % 3 === 0 ? shade : base, width) +
          stroke(d, at % 3 === 0 ? base : shade, 0.9, ' opacity=".8"'),
      )
      .join('')
  },
})

/** A sauce or a soup: still, with a light along one side. */
const liquid = bed((outline, [, shade], random) => {
  const { x, y } = centreOf(outline)
  const reach = Math.sqrt(areaOf(outline)) * 0.3
  const turn = Math.round(between(random, -40, 40))
  return stroke(
    `M${short(-reach)} 0A${short(reach)} ${short(reach * 0.8)} 0 0 1 ${short(reach * 0.6)}-${short(reach * 0.7)}`,
    shade,
    2.6,
    ` transform="translate(${short(x)} ${short(y)})rotate(${turn})" opacity=".8"`,
  )
})

/** Cream, poured in a curl. */
const curl = (outline: Polygon, [base]: Tone, random: Random): string => {
  const { x, y } = centreOf(outline)
  const reach = Math.sqrt(areaOf(outline)) * 0.34
  const d = `M${short(-reach)} ${short(reach * 0.3)}c${short(reach * 0.2)}-${short(reach)} ${short(reach * 1.6)}-${short(reach * 1.2)} ${short(reach * 1.7)}-${short(reach * 0.2)}s-${short(reach * 1.1)} ${short(reach * 0.9)}-${short(reach * 1.1)} ${short(reach * 0.1)}s${short(reach * 0.7)}-${short(reach * 0.5)} ${short(reach * 0.7)} 0`
  return stroke(
    d,
    base,
    4.6,
    ` transform="translate(${short(x)} ${short(y)})rotate(${Math.round(random() * 360)})"`,
  )
}

/** Crumble, oats, granola. */
const crumble = bed((outline, [base, shade], random, calm) =>
  strewn(outline, 95 * calm, random, 0.9)
    .map((point, at) => {
      const d = oval(point.x, point.y, between(random, 3, 5), between(random, 2.4, 3.6))
      return at % 3 === 0 ? paint(d, shade) : paint(d, base) + ink(d, ' opacity=".6"')
    })
    .join(''),
)

/** Little ears, each a cup with its rim: one half of them lies on the other. */
const ears: Bed = {
  kind: 'bed',
  look: (outline, [base, shade], random, calm) => {
    const size = 16 * Math.sqrt(calm)
    const places = strewn(outline, 0.52 * size * size, random, 0.92)
    const layer = (half: number) => {
      const d = places
        .filter((_, at) => at % 2 === half)
        .map((point) => dash(point, size * 0.16, random() * 6.3))
        .join('')
      return [
        ink(d, ` stroke-width="${short(size * 0.86 + 1.8)}"`),
        stroke(d, base, size * 0.86),
        stroke(d, shade, size * 0.54, by(-size * 0.04, -size * 0.05)),
        stroke(d, base, size * 0.36, by(size * 0.05, size * 0.07)),
      ].join('')
    }
    return paint(smooth(inside(outline, 0.86)), shade) + layer(0) + layer(1)
  },
}

export const BEDS = {
  riz: rice,
  semoule: grain,
  lentilles: beadsOf(5.4),
  pois: beadsOf(9.5),
  purée: puree,
  feuilles: leavesOf(34),
  pousses: leavesOf(22),
  filaments: strandsOf(2.8, 66),
  nouilles: noodles,
  haricots: sticksOf(6, 62),
  asperges: sticksOf(8.4, 74),
  sauce: liquid,
  granola: crumble,
  orecchiette: ears,
  crème: { kind: 'bed', look: curl },
} as const satisfies Readonly<Record<string, Bed>>
