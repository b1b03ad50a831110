export type Palette = {
  ground: string
  shape: string
  /** Napkins, ribbons and cloths. */
  accent: string
}

const palette = (ground: string, shape: string, accent: string): Palette => ({
  ground,
  shape,
  accent,
})

const WARM = [
  palette('#F8E3CB', '#F1CFA8', '#C2371F'),
  palette('#E1EBD5', '#C9DBB6', '#2F6B3A'),
  palette('#FAE0D8', '#F3C3B4', '#B5402A'),
  palette('#FBEBC4', '#F6D98F', '#C77A12'),
  palette('#DDE9EC', '#BFD6DC', '#2E6A78'),
]

const BY_LINE: Readonly<Record<string, readonly Palette[]>> = {
  'LIGNE-PETITS-DEJEUNERS': [
    palette('#FDEFC9', '#F9DD93', '#D98A1C'),
    palette('#FBE3D0', '#F5C7A4', '#C2571F'),
    palette('#E3EEF3', '#C3DCE7', '#2E6A8A'),
    palette('#E8F0D8', '#D0E0B4', '#4B7A2B'),
  ],
  'LIGNE-PATISSERIE': [
    palette('#EFDDE7', '#DDBACD', '#5B2A44'),
    palette('#FADFE3', '#F2BFC9', '#A63A5B'),
    palette('#F5E8D6', '#E7D0AE', '#8A5A2B'),
    palette('#E6DFF1', '#CCBFE3', '#5A3F86'),
  ],
  'LIGNE-ROOM-SERVICE': [
    palette('#DCE3EE', '#BCC9DF', '#2C4470'),
    palette('#EFE2D3', '#DFC7A9', '#7A4B22'),
    palette('#DDEAE2', '#BAD5C6', '#2B6650'),
  ],
  'LIGNE-CANTINE': [
    palette('#E0EDDD', '#C2DCBC', '#2F6B3A'),
    palette('#FBEBC4', '#F6D98F', '#C77A12'),
    palette('#FBE0D3', '#F4C3AA', '#C2371F'),
  ],
  'LIGNE-ESHOP': [
    palette('#EADFD0', '#D8C3A5', '#5B2A44'),
    palette('#E0E6D6', '#C4D0B1', '#3F6B2F'),
    palette('#F4DDD3', '#E9BDAA', '#A8321F'),
    palette('#DFE5EA', '#C2CED8', '#33506B'),
  ],
}

/** Neighbours of a line get different grounds. */
export function paletteOf(lineId: string, index: number): Palette {
  const choice = BY_LINE[lineId] ?? WARM
  return choice[index % choice.length] ?? palette('#F8E3CB', '#F1CFA8', '#C2371F')
}

/** The second tone of a ground, in one of five shapes. */
export function groundShape(index: number, { shape }: Palette): string {
  const shapes = [
    `<circle cx="500" cy="380" r="300" fill="${shape}"/>`,
    `<path fill="${shape}" d="M0 0H640V150C470 250 190 60 0 210z"/>`,
    `<path fill="${shape}" d="M0 480V250L640 60V480z"/>`,
    `<circle cx="120" cy="90" r="290" fill="${shape}"/>`,
    `<path fill="${shape}" d="M0 300C180 220 420 380 640 270V480H0z"/>`,
  ]
  return shapes[index % shapes.length] ?? ''
}
