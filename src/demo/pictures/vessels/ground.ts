export const PORCELAIN = '#FFFDF8'
export const HOLLOW = '#F3EADA'
export const WOOD = '#D2A06B'
export const WOOD_SHADE = '#B5814F'
const SHADE = 0.16

export const shadow = (d: string, by = 7) =>
  `<path fill="#1E1B16" stroke="none" opacity="${SHADE}" transform="translate(${by - 1} ${by})" d="${d}"/>`
