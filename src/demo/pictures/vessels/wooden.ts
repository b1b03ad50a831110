import { ink, oval, paint, slab, stroke } from '../pen'
import { shadow, WOOD, WOOD_SHADE } from './ground'
import type { Linen } from './linens'

/* What is of wood, board or paper. */

export const board = (): string => {
  const d = slab(-212, -138, 424, 276, 34)
  return [
    shadow(d, 9),
    paint(d, WOOD_SHADE),
    paint(slab(-212, -138, 424, 266, 34), WOOD),
    stroke(
      'M-190-104h150M10-110h120M-180 106h90M-40 112h180M-196-40h40M150-60h40M-190 50h60M140 70h50M-60 0h60',
      WOOD_SHADE,
      3,
    ),
    paint(oval(184, -106, 13), WOOD_SHADE),
    ink(oval(184, -106, 13)),
    ink(d),
  ].join('')
}

export const pastryBox = ({ accent }: Linen): string => {
  const d = slab(-152, -112, 304, 224, 10)
  return [
    shadow(d, 9),
    paint(d, accent),
    paint(slab(-142, -102, 284, 204, 6), '#FBF4E6'),
    paint(slab(-142, -102, 284, 13, 4), '#E6D8BC'),
    ink(d),
    ink(slab(-142, -102, 284, 204, 6)),
  ].join('')
}

export const crate = ({ accent }: Linen): string => {
  const d = slab(-184, -136, 368, 272, 8)
  const straw =
    'M-150-96q30 20 60-4t70 10 60-12 90 8M-156-30q40 16 80-6t70 10 80-10 70 8M-150 40q40 18 70-4t80 10 70-12 80 8M-150 100q50 14 80-6t80 8 60-10 80 6'
  return [
    shadow(d, 9),
    paint(d, WOOD),
    paint(slab(-168, -120, 336, 240, 4), '#8C5C34'),
    paint(slab(-166, -112, 332, 230, 4), '#EBD3A0'),
    stroke(straw, '#CFAE70', 4),
    stroke(straw, '#F8E8C0', 2.4, ' transform="translate(9 22)"'),
    stroke('M-176-100V100M176-100V100', WOOD_SHADE, 3),
    paint('M-184 106H184V132Q184 136 178 136H-178Q-184 136-184 132Z', accent),
    ink(d),
    ink(slab(-168, -120, 336, 240, 4)),
  ].join('')
}

/** A steamer of bamboo, its slats below. */
export const steamer = (): string => {
  const d = oval(0, 0, 108)
  return [
    shadow(d, 9),
    paint(d, WOOD_SHADE),
    paint(oval(-1, -1.5, 103), '#E3BC86'),
    stroke(oval(0, 0, 98), WOOD_SHADE, 2.4),
    paint(oval(0, 0, 92), '#F0D9AE'),
    stroke('M-66-60V60M-44-78V78M-22-87V87M0-90V90M22-87V87M44-78V78M66-60V60', '#D9BA82', 4),
    ink(d),
    ink(oval(0, 0, 92)),
    ink('M96-30l12-4M98-14h12M-96 30l-12 4M-98 14h-12', ' opacity=".7"'),
  ].join('')
}

/** A sheet of paper from the baker. */
export const paper = ({ accent }: Linen): string => {
  const d = 'M-118-67L106-83 123 65-103 81Z'
  return [
    shadow(d, 7),
    paint(d, '#FBF2DF'),
    paint('M106-83L123 65 110 54Z', '#E6D8BC'),
    stroke('M-105-56l8 126M-90-58l8 126', accent, 2, ' opacity=".75"'),
    ink(d),
  ].join('')
}

export const basket = (): string => {
  const d = oval(0, 0, 176, 126)
  const weave = 'stroke-dasharray="17 9"'
  return [
    shadow(d, 9),
    paint(d, WOOD_SHADE),
    stroke(oval(0, 0, 167, 117), '#E3BC86', 10, ` ${weave}`),
    stroke(oval(0, 0, 154, 104), WOOD, 9, ` ${weave} stroke-dashoffset="13"`),
    paint(oval(0, 0, 147, 97), '#FBF4E6'),
    stroke(
      'M-120-44l34 18M-104 56l40-14M110-50l-36 22M116 42l-40-12M0-92v24M-10 92v-26',
      '#E6D8BC',
      3,
    ),
    ink(d),
    ink(oval(0, 0, 147, 97), ' opacity=".8"'),
  ].join('')
}
