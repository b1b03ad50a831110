import { LETTERS, type LetterFacts, type LetterKind } from '../../src/server/modules/mail/letters'
import { createSiteLinks } from '../../src/server/siteLinks'

const ADDRESS = 'https://tablee.example'
const links = createSiteLinks(ADDRESS)
const unsubscribeUrl = `${ADDRESS}/email-unsubscribe?token=jeton`
const order = { firstname: 'Inès', orderId: 'commande', number: 'T-24815' }

/** Of every kind of mail, something to write it from. */
const FACTS: LetterFacts = {
  canteenAccess: { companyName: 'Cantine Rivoli', token: 'jeton' },
  feedbackRequest: {
    ...order,
    day: 'mardi 24 novembre',
    page: { kind: 'order', orderId: 'commande' },
    unsubscribeUrl,
  },
  invitation: { referrer: 'Claire Martin', companyName: 'Atelier Nord', unsubscribeUrl },
  lostPassword: { firstname: 'Inès', token: 'jeton' },
  orderCanceled: { ...order, payByCreditTransfer: false, owed: { card: 11_080, wireTransfer: 0 } },
  orderConfirmed: {
    ...order,
    trackingToken: 'jeton',
    slotStartAt: new Date('2026-11-26T12:00:00+01:00'),
    slotEndAt: new Date('2026-11-26T12:30:00+01:00'),
    deliveryAddress: '10 rue de la Paix, 75002 Paris',
    totalTTC: 11_080,
    transfer: null,
  },
  orderLapsed: order,
  request: {
    subject: 'Demande de devis',
    rows: { Téléphone: '01 99 00 56 78' },
    replyTo: 'maud@voisin.example',
  },
  termsToAccept: { firstname: 'Inès', token: 'jeton' },
  transferReceived: { ...order, amount: 11_080 },
  welcome: { firstname: 'Inès' },
}

const SUBJECTS: Record<LetterKind, RegExp> = {
  canteenAccess: /^Ouvrez votre accès à la cantine$/,
  feedbackRequest: /^Comment s’est passée la commande T-24815\s\?$/,
  invitation: /^Claire Martin vous recommande Tablée$/,
  lostPassword: /^Choisissez un nouveau mot de passe$/,
  orderCanceled: /^Votre commande T-24815 est annulée$/,
  orderConfirmed: /^Votre commande T-24815 est confirmée$/,
  orderLapsed: /^Votre commande T-24815 n’a pas été payée$/,
  request: /^Demande de devis de maud@voisin\.example$/,
  termsToAccept: /^Acceptez nos conditions générales de vente$/,
  transferReceived: /^Nous avons reçu votre virement pour la commande T-24815$/,
  welcome: /^Bienvenue/,
}

const write = <Kind extends LetterKind>(kind: Kind) => LETTERS[kind](FACTS[kind], links)
const kinds = Object.keys(LETTERS).filter((name): name is LetterKind => name in FACTS)

test.each(kinds)(
  'the mail « %s » has a French subject, and a plain-text part with its every link',
  (kind) => {
    const { subject, text, html } = write(kind)
    expect(subject).toMatch(SUBJECTS[kind])
    expect(html).toContain('<html lang="fr">')
    expect(text).not.toMatch(/<\/?[a-z]+[ >]/)
    for (const [, href = ''] of html.matchAll(/href="(https:[^"]+)"/g)) {
      expect(text).toContain(href.replaceAll('&amp;', '&'))
    }
    expect(text).toMatch(kind === 'request' ? /01 99 00 56 78/ : /Tablée/)
  },
)
