/** What the emoji set has not: 32 units wide, like its icons, standing on y = 29. */
type Draw = (colour: string, dark: string, light: string) => string

const COLOURS: Readonly<Record<string, readonly [string, string, string]>> = {
  amber: ['#D98A2B', '#A8601A', '#F3B766'],
  blue: ['#8FC3E6', '#5B97C2', '#D6EDFA'],
  brown: ['#6B3A22', '#43210F', '#9A6040'],
  cream: ['#F4E3BE', '#D9BD85', '#FFF7E2'],
  green: ['#8DB255', '#5F8431', '#BBD88A'],
  orange: ['#F59A2E', '#CF6F12', '#FFC878'],
  pink: ['#F08CA6', '#CC5F80', '#FFC3D1'],
  purple: ['#7A4A9C', '#552C75', '#B184CE'],
  red: ['#D93A4A', '#A31E31', '#F58A8F'],
  rosy: ['#D47F78', '#6E3B22', '#EDB0A4'],
  roast: ['#B98A62', '#5E3218', '#D9B48E'],
  salmon: ['#F58F6C', '#D5623C', '#FFD3BF'],
  straw: ['#DCC66A', '#B09A3E', '#F5E9A8'],
  teal: ['#7FC7BE', '#4C9990', '#C9EEE8'],
  wine: ['#5E1A2E', '#3C0C1B', '#94405A'],
  yellow: ['#F7CF46', '#D9A21B', '#FFEC9E'],
}

const macaron: Draw = (colour, dark, light) => `
<path fill="${dark}" d="M3 21.500c0 4.500 5 7.500 13 7.500s13-3 13-7.500z"/>
<path fill="${colour}" d="M3 20.500c0 4.500 5 7 13 7s13-2.500 13-7z"/>
<path fill="${dark}" d="M3 19.500q1.300-1.500 2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0v2q-13 2.500-26 0z"/>
<rect width="25" height="4.500" x="3.500" y="15.500" rx="2.200" fill="#FFF4E0"/>
<path fill="${dark}" d="M3 14.500q1.300 2.200 2.600.4t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600 0t2.600-.4v-1.500h-26z"/>
<path fill="${colour}" d="M3 14c0-6 5.500-10.500 13-10.500s13 4.500 13 10.500z"/>
<path fill="${light}" d="M6 11.500c1-3.500 4.500-6 9-6.200c-3 1-5.500 3-6.500 6.200z" opacity=".8"/>`

const eclair: Draw = (colour, dark, light) => `
<g transform="rotate(-14 16 18)"><rect width="29" height="13" x="1.500" y="12.500" rx="6.500" fill="#C98A45"/>
<rect width="29" height="9" x="1.500" y="11.500" rx="4.500" fill="#E0AB66"/>
<path fill="${colour}" d="M2 15c0-4 3-6.500 7-6.500h14c4 0 7 2.500 7 6.500c0 1.500-1.500 2-2.500 1s-2.500-.5-3.500.3s-2.500.5-3.500-.3s-2.500-.8-3.500.2s-3 .8-4-.2s-2.500-.8-3.500.2s-2.800.6-3.500-.2S2 17 2 15"/>
<path fill="${dark}" d="M6 13.500l3-3.500h2l-3 3.500zM12 13.500l3-3.500h2l-3 3.500zM18 13.500l3-3.500h2l-3 3.500zM24 13.500l2-2.300l1.200 1.200z" opacity=".55"/>
<path fill="${light}" d="M6.500 10.500c1-.9 2.200-1 3.500-1h9v1z" opacity=".7"/></g>`

const tartlet: Draw = (colour, dark, light) => `
<path fill="#B97532" d="M4 17h24l-3.400 10.600q-.4 1.400-1.900 1.400H9.300q-1.500 0-1.900-1.400z"/>
<path fill="#D99A52" d="M4 17h3.200l2 12H9.300q-1.500 0-1.900-1.400zM10.500 17h3l.8 12h-2.600zM17.500 17h3l-1.400 12h-2.400zM24.500 17H28l-3.400 10.600q-.4 1.200-1.600 1.400h-.6z"/>
<ellipse cx="16" cy="16" rx="13.500" ry="5" fill="#E8B570"/>
<ellipse cx="16" cy="15" rx="12" ry="4.200" fill="${dark}"/>
<ellipse cx="16" cy="14.300" rx="11.400" ry="4" fill="${colour}"/>
<circle cx="10" cy="12.500" r="3.400" fill="${dark}"/><circle cx="21.800" cy="12.500" r="3.400" fill="${dark}"/>
<circle cx="9.700" cy="11.900" r="3.200" fill="${colour}"/><circle cx="21.500" cy="11.900" r="3.200" fill="${colour}"/>
<circle cx="16" cy="10.300" r="4" fill="${dark}"/><circle cx="15.700" cy="9.600" r="3.800" fill="${colour}"/>
<circle cx="14.500" cy="8.300" r="1.200" fill="${light}"/><circle cx="8.700" cy="10.900" r="1" fill="${light}"/><circle cx="20.500" cy="10.900" r="1" fill="${light}"/>
<path fill="#5F9A3C" d="M18.500 7c.5-2.800 2.700-4 5-3.800c-.2 2.600-2.200 4.300-5 3.800"/>`

const bottle: Draw = (colour, dark, light) => `
<path fill="${dark}" d="M13 2h6v6.500c0 2 4 3.500 4 8V27q0 2-2 2H11q-2 0-2-2V16.500c0-4.500 4-6 4-8z"/>
<path fill="${colour}" d="M13 2h4.500v6.500c0 2 3.500 3.500 3.500 8V29H11q-2 0-2-2V16.500c0-4.500 4-6 4-8z"/>
<path fill="${light}" d="M14 9.500c-.3 2-3.300 3.300-3.300 7V26h1.600V17c0-3.500 2.800-4.800 3-7.500z" opacity=".75"/>
<rect width="14" height="8" x="9" y="17.500" fill="#FFF8E8"/>
<rect width="8" height="1.200" x="12" y="19.500" rx=".6" fill="${dark}"/><rect width="5" height="1" x="13.500" y="21.800" rx=".5" fill="${dark}" opacity=".5"/>
<rect width="7" height="3.600" x="12.500" y="1" rx="1" fill="#3A2E25"/><rect width="7" height="1" x="12.500" y="3.600" fill="#5A4A3C"/>`

const verrine: Draw = (colour, dark, light) => `
<path fill="#fff" d="M6 6h20l-2 21q-.2 2-2 2H10q-1.800 0-2-2z" opacity=".55"/>
<path fill="${dark}" d="M8.400 22h15.200l-.5 5q-.2 1.300-1.500 1.300H10.400q-1.300 0-1.500-1.300z"/>
<path fill="#FFF6E3" d="M7.600 14.500h16.800l-.8 7.500H8.400z"/>
<path fill="${colour}" d="M7.100 9.500h17.800l-.5 5.300q-8.400 2-16.800 0z"/>
<ellipse cx="16" cy="9.500" rx="8.900" ry="2.200" fill="${light}"/>
<circle cx="13" cy="8" r="2.500" fill="${colour}"/><circle cx="18.300" cy="7.600" r="2.800" fill="${dark}"/><circle cx="17.500" cy="6.800" r=".9" fill="${light}"/>
<path fill="#5F9A3C" d="M15.500 6.500c-1-2.600.3-4.500 2.500-5c.6 2.500-.3 4.400-2.500 5"/>
<path fill="#fff" d="M8.500 8l1.600 19h1.500L10.400 8z" opacity=".6"/>`

const jar: Draw = (colour, dark, light) => `
<path fill="${dark}" d="M6 11q0-2 2-2h16q2 0 2 2v15q0 3-3 3H9q-3 0-3-3z"/>
<path fill="${colour}" d="M6 11q0-2 2-2h13q2 0 2 2v18H9q-3 0-3-3z"/>
<path fill="${light}" d="M8 12.500q0-1.500 1.500-1.500v15q-1.500 0-1.500-1.500z" opacity=".8"/>
<rect width="20" height="9" x="6" y="15" fill="#FFF8E8"/>
<rect width="10" height="1.400" x="11" y="17.500" rx=".7" fill="${dark}"/><rect width="6" height="1.100" x="13" y="20.300" rx=".5" fill="${dark}" opacity=".5"/>
<path fill="#C2371F" d="M5 5q0-2 2-2h18q2 0 2 2v4H5z"/><path fill="#fff" d="M8 3h3v6H8zM14.500 3h3v6h-3zM21 3h3v6h-3z" opacity=".75"/>
<path fill="#8E2314" d="M5 8h22v1.500H5z" opacity=".6"/>`

const fillet: Draw = (colour, dark, light) => `
<path fill="${dark}" d="M2 19c2-7 10-12 19-12q7 0 9 5.500c.8 3-1 6.500-4 9.500c-5 4.500-14 6-20 3.500q-4-1.800-4-6.500"/>
<path fill="${colour}" d="M2 17.500c2-7 10-12 19-12q7 0 9 5.500c.8 3-1 6.500-4 9.500c-5 4.500-14 6-20 3.500q-4-1.800-4-6.500"/>
<path fill="none" stroke="${light}" stroke-linecap="round" stroke-width="1.500" d="M7 20.500q1.500-6 6-9.500M12 22.500q1-6.500 6-11.500M17.500 21.500q1-5.500 5.500-10.500M23 18.500q.6-3.500 3.500-6.500"/>
<path fill="#6FA83F" d="M9 12c-.6-3 .8-5.500 4-6.500c1 3-.8 5.800-4 6.500M14.500 9.500c1-2.600 3.400-3.800 6-3c-.8 2.800-3.200 4-6 3"/>
<circle cx="19" cy="16" r="1" fill="#C2371F"/><circle cx="12.500" cy="18" r=".9" fill="#C2371F"/><circle cx="15" cy="13" r=".8" fill="#C2371F"/>`

const slices: Draw = (colour, dark, light) => {
  const slice = (x: number, y: number) => `
<rect width="17" height="13" x="${x}" y="${y}" rx="6" fill="#3F2114"/><rect width="17" height="12" x="${x}" y="${y}" rx="6" fill="${dark}"/>
<rect width="14" height="9" x="${x + 1.5}" y="${y + 1.5}" rx="4.5" fill="${colour}"/><path fill="none" stroke="${light}" stroke-linecap="round" stroke-width="1.1" d="M${x + 4.5} ${y + 4}q3-1.500 6 0M${x + 5.5} ${y + 7}q3.500 1.200 7 -.5"/>`
  return `<g transform="rotate(-10 16 16)">${slice(12.5, 4)}${slice(8, 9.5)}${slice(2.5, 15)}</g>
<path fill="#6FA83F" d="M5 12c-2-2.600-1.700-5.500.8-7.600c2.300 2.500 2 5.400-.8 7.600M7 11.500c.8-3 3.200-4.500 6-4c-.7 3-3.200 4.600-6 4"/>`
}

const madeleine: Draw = (colour, dark, light) => `
<path fill="${dark}" d="M16 30c-3 0-4-1.5-4.500-3.500C5 24 2 17 3 11c2-6 7-9 13-9s11 3 13 9c1 6-2 13-8.500 15.500C20 28.500 19 30 16 30"/>
<path fill="${colour}" d="M16 28.500c-2.600 0-3.500-1.300-4-3.200C6 23 3.200 16.500 4.200 11C6 5.800 10.500 3.200 16 3.200s10 2.600 11.800 7.800c1 5.500-1.800 12-7.800 14.300c-.5 1.900-1.400 3.200-4 3.200"/>
<path fill="none" stroke="${dark}" stroke-linecap="round" stroke-width="1.300" d="M16 25V5M13 24.500C11 17 9.500 11 9.500 6.500M19 24.500C21 17 22.500 11 22.500 6.500M11 23.500C7.500 18 6 13.500 5.500 10.500M21 23.500C24.500 18 26 13.500 26.500 10.500" opacity=".6"/>
<path fill="${light}" d="M7 10c1.500-3 4.500-5 8-5.300c-2.500 1.300-4.500 3-5.500 5.300z" opacity=".7"/>`

const tin: Draw = (colour, dark, light) => `
<path fill="#8A97A0" d="M2 15q0-5 5-5h18q5 0 5 5v9q0 5-5 5H7q-5 0-5-5z"/><path fill="${dark}" d="M2 17h28v7q0 5-5 5H7q-5 0-5-5z"/>
<path fill="${colour}" d="M2 16.500q14 4 28 0V22q-14 5-28 0z"/><rect width="28" height="13" x="2" y="7" rx="6" fill="#C9D3DA"/><rect width="24" height="9.500" x="4" y="8.700" rx="4.700" fill="${light}"/>
<path fill="${dark}" d="M8 13.500c2-2.600 6-3.400 9.500-1.800c1.500.7 2.600 1.400 3.500 1.500l3-1.900v4.600l-3-1.800c-1 .3-2 1-3.500 1.600C14 17 10 16.200 8 13.500"/><circle cx="11" cy="13" r=".7" fill="${light}"/>
<path fill="#fff" d="M5 11q1-2 3-2h5v1H9q-2 0-3 1.500z" opacity=".7"/>`

const DRAWINGS: Readonly<Record<string, Draw>> = {
  macaron,
  eclair,
  tartlet,
  bottle,
  verrine,
  jar,
  fillet,
  slices,
  madeleine,
  tin,
}

/** Draws `macaron/pink` and the like; null for what is not ours. Error on an unknown colour. */
export function ownPiece(name: string): string | null {
  const [kind = '', colourName = ''] = name.split('/')
  const draw = DRAWINGS[kind]
  if (!draw || !colourName) return null
  const colours = COLOURS[colourName]
  if (!colours) throw new Error(`Unknown colour of a piece: ${name}`)
  return draw(...colours)
    .replace(/\n/g, '')
    .replace(/(\.\d)00\b/g, '$1')
}
