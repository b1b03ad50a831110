import { inflateSync } from 'node:zlib'

type Glyphs = ReadonlyMap<string, string>

/** The words of each page of a PDF of ours, in the order in which they were drawn. */
export function pdfPages(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  const body = (id: string) =>
    new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(file)?.[1] ?? ''
  const stream = (id: string) => {
    const packed = /stream\n([\s\S]*)\nendstream/.exec(body(id))?.[1] ?? ''
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  }
  const glyphsOf = (resources: string) =>
    new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
        name,
        readGlyphs(stream(idBehind('ToUnicode', body(font)))),
      ]),
    )
  return [...file.matchAll(/\n\d+ 0 obj\n(<<\n\/Type \/Page\n[\s\S]*?)\nendobj/g)].map(
    ([, page = '']) =>
      readWords(stream(idBehind('Contents', page)), glyphsOf(body(idBehind('Resources', page)))),
  )
}

const idBehind = (key: string, dictionary: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? ''

/** What the numbers of a font's glyphs stand for. */
function readGlyphs(map: string): Glyphs {
  const ranges = [...map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)]
  return new Map(
    ranges.flatMap(([, first = '0', codes = '']) =>
      [...codes.matchAll(/<(\w*)>/g)].map(([, code = ''], index): [string, string] => [
        (parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        (code.match(/\w{4}/g) ?? [])
          .map((unit) => String.fromCharCode(parseInt(unit, 16)))
          .join(''),
      ]),
    ),
  )
}

/** Each drawn line on a line of its own. */
function readWords(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  const blocks = [...content.matchAll(/\/(F\d+) [\d.]+ Tf\n([\s\S]*?)\nET/g)]
  return blocks
    .map(([, font = '', drawn = '']) =>
      [...drawn.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/\w{4}/g) ?? [])
        .map((glyph) => fonts.get(font)?.get(glyph) ?? '?')
        .join(''),
    )
    .join('\n')
}
