import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parseDocument, visit } from 'yaml'
import { ROOT } from '../../../src/tools/support/root'

/** What customers read; the commands of who runs the shop speak English. */
const READ = ['src/client', 'src/domain', 'src/server']
const NOT_READ = ['src/server/ops/']

/** Sentences that were specified to the letter (docs/rules/errors.md#messages). */
const SPECIFIED = new Set([
  "Aucun compte n'existe pour cette adresse email.",
  "Une erreur technique est survenue, vous n'avez pas été débité.",
  "Erreur technique, vous n'avez pas été débité.",
  "Les cookies sont nécessaires à l'authentification, veuillez accepter les cookies dans votre navigateur pour pouvoir utiliser le site correctement.",
  "Merci d'accepter les CGV pour poursuivre l'inscription.",
])

const ELISION = /(?:^|[^\p{L}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|aujourd)'\p{L}/iu
const PLAIN_SPACE = /(?:^|[\p{L}\p{N}»)…]) [:;!?%€»](?=$|[\s.,)])|« /u

/** A browser ends a line after the hyphen; a word joiner (U+2060) holds it, and no font lacks it as ours lack U+2011. */
const BREAKABLE = /\be-mail/iu
/** A text as short as this is a name: it takes one line, and stays as people type and speak it. */
const MAX_NAME_LENGTH = 32
/** Mails are laid out by who reads them. */
const LAID_OUT = 'src/client/'

const isBreakable = (text: string) => text.length > MAX_NAME_LENGTH && BREAKABLE.test(text)

const AT_HOUR = 'a plain space between « à » and its hour'

const faultOf = (fileName: string, text: string): string | null => {
  if (SPECIFIED.has(text)) return null
  if (fileName.startsWith(LAID_OUT) && isBreakable(text)) return 'an e-mail that may be broken'
  if (ELISION.test(text)) return 'a straight apostrophe'
  if (PLAIN_HOUR.test(text)) return AT_HOUR
  return PLAIN_SPACE.test(text) ? 'a plain space before a sign' : null
}

/** « à » belongs to the hour that follows it: `à 17 h`, or what is written into a template there. */
const PLAIN_HOUR = /(?<!\p{L})à \d{1,2}\sh(?!\p{L})/iu
const BEFORE_VALUE = /(?<!\p{L})à $/iu
const HOUR = /^(?:\w*(?:hour|time)\b|format(?:Hour|Time)\()/i

/** The text before a value that is an hour, with a plain space between. */
function hourFaultsIn(fileName: string, code: string): string[] {
  const faults: string[] = []
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true)
  const visitNode = (node: ts.Node) => {
    if (ts.isTemplateExpression(node)) {
      const before = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      node.templateSpans.forEach(({ expression }, index) => {
        const text = before[index]?.text ?? ''
        if (BEFORE_VALUE.test(text) && HOUR.test(expression.getText())) faults.push(text)
      })
    }
    node.forEachChild(visitNode)
  }
  visitNode(source)
  return faults.map((text) => `${fileName}: ${AT_HOUR} in ${JSON.stringify(text)}`)
}

/** Every text that the code of a file holds, that of templates in their parts. */
function textsOf(fileName: string, code: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      texts.push(node.text)
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest))
  return texts
}

const faultsIn = (fileName: string, code: string) => [
  ...hourFaultsIn(fileName, code),
  ...textsOf(fileName, code).flatMap((text) => {
    const fault = faultOf(fileName, text)
    return fault === null ? [] : [`${fileName}: ${fault} in ${JSON.stringify(text)}`]
  }),
]

test.each([
  ["const said = 'L\\'adresse'", 'a straight apostrophe'],
  ['const said = "Jusqu\'à midi"', 'a straight apostrophe'],
  ["const said = 'Où : ici'", 'a plain space'],
  ['const said = `${name} : ici`', 'a plain space'],
  ['const said = <p>Déjà client ?</p>', 'a plain space'],
  ["const said = 'Fermé à 17\u00a0h'", 'its hour'],
  ['const said = `Livré à ${formatHour(start)}.`', 'its hour'],
  ['const said = `Livré le ${day} à ${hour}`', 'its hour'],
  ["const said = 'la ligne « Menus\u00a0»'", 'a plain space'],
])('a fault is found: %s', (code, fault) => {
  expect(faultsIn('example.tsx', code)).toEqual([expect.stringContaining(fault)])
})

test('a line does not end within « e-mail » in a sentence of the site', () => {
  const broken = "const said = 'Le lien se trouve en entier dans notre e-mail.'"
  const held = "const said = 'Le lien se trouve en entier dans notre e-\\u2060mail.'"
  const label = "const label = 'Adresse e-mail'"
  const faults = [broken, held, label].map((code) => faultsIn('src/client/example.ts', code).length)
  expect(faults).toEqual([1, 0, 0])
  expect(faultsIn('src/server/example.ts', broken)).toEqual([])
})

test('the site’s own words have typographic apostrophes, and no plain space before a sign', () => {
  const files = READ.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  ).filter((file) => /\.tsx?$/.test(file) && !NOT_READ.some((folder) => file.startsWith(folder)))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => faultsIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual(
    [],
  )
})

/** Amounts and shares are figures of the data, which the screen writes anew; the names in the pictures' recipes are shown nowhere. */
const FIGURE = /^[\d,]+ [%€]$/

test('so have the words of the demonstration', () => {
  const files = readdirSync(join(ROOT, 'src/demo'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.yaml') && !file.startsWith('pictures/'),
  )
  expect(files.length).toBeGreaterThan(10)
  const faults: string[] = []
  for (const file of files) {
    visit(parseDocument(readFileSync(join(ROOT, 'src/demo', file), 'utf8')), {
      Scalar: (_, { value }) => {
        if (typeof value !== 'string' || FIGURE.test(value)) return
        const fault = faultOf(`src/demo/${file}`, value)
        if (fault !== null) faults.push(`${file}: ${fault} in ${JSON.stringify(value)}`)
      },
    })
  }
  expect(faults).toEqual([])
})
