import { repositoryText, writtenFiles } from '../docs/repositoryText'

/** What is looked at with the eye, or depends on what arrives: without pictures it would look at less. */
const LOOKS =
  /expectPictures|locator\('img'\)|layout-shift|colourAt|screenshot\(|\.pdf\(|expectSteady/
const WITH_PICTURES = /^test\.use\(\{[^}]*showsPictures: true/m

test('a journey that looks at pictures, at what shifts or at what is painted asks for pictures', () => {
  const looking = writtenFiles()
    .filter((file) => file.startsWith('tests/e2e/'))
    .filter((file) => LOOKS.test(repositoryText(file)))
  expect(looking.length).toBeGreaterThan(5)
  expect(looking.filter((file) => !WITH_PICTURES.test(repositoryText(file)))).toEqual([])
})
