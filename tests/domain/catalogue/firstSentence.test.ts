import { firstSentence } from '#domain/catalogue/firstSentence'

describe('the line of a card', () => {
  it('is the first sentence of the description', () => {
    expect(
      firstSentence('Saumon d’Écosse et quinoa au citron. Chèvre frais, puis panna cotta.'),
    ).toBe('Saumon d’Écosse et quinoa au citron.')
    expect(firstSentence('Que diriez-vous d’un rôti\u00a0? Il vient du Limousin.')).toBe(
      'Que diriez-vous d’un rôti\u00a0?',
    )
  })

  it('is the whole of a description of one sentence, without the spaces around it', () => {
    expect(firstSentence(' Eau minérale de Volvic, 50 cl. ')).toBe('Eau minérale de Volvic, 50 cl.')
    expect(firstSentence('Sans point')).toBe('Sans point')
    expect(firstSentence('')).toBe('')
  })

  it('does not end at a number, an abbreviation or a sentence that goes on in small letters', () => {
    expect(
      firstSentence('Bouteille de 1.5 l. de la source St. Yorre, à partager. Consignée.'),
    ).toBe('Bouteille de 1.5 l. de la source St. Yorre, à partager.')
  })
})
