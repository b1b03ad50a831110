import { COMPANY } from '#domain/customer/company'
import type { MailTemplate } from '../Mail'
import { aside, list, onOneLine, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type AccountClosedFacts = { firstname: string }

/** The last one to the owner of an account; no link in it, because such mails are what thieves imitate. */
export const accountClosed: MailTemplate<AccountClosedFacts> = ({ firstname }) =>
  writeMail({
    subject: 'Votre compte Tablée est fermé',
    firstname,
    blocks: [
      paragraph(
        'Votre compte est fermé, comme vous l’avez demandé. Plus aucun appareil n’y est connecté, et personne ne peut plus l’ouvrir.',
      ),
      list('Ce qui est supprimé', [
        'le nom, l’adresse e-mail, le téléphone et l’entreprise du compte\u00a0;',
        'votre mot de passe et vos clés d’accès\u00a0;',
        'vos paniers, vos favoris, vos commandes régulières et vos parrainages\u00a0;',
        'vos cartes enregistrées chez notre prestataire de paiement, dans l’heure qui vient\u00a0;',
        'votre inscription aux nouveautés de la carte.',
      ]),
      list('Ce qui reste', [
        'vos commandes, vos paiements et vos factures, avec les noms et les adresses qui y figurent, pendant dix ans\u00a0: l’article L123-22 du Code de commerce l’exige\u00a0;',
        'vos avis sur ces commandes, pour améliorer le service\u00a0;',
        'les e-mails que nous vous avons envoyés, trente jours, et vos demandes de devis ou de contact, un an\u00a0;',
        'vos refus de certains e-mails, pour continuer à les respecter.',
      ]),
      paragraph(`Ce n’était pas vous\u00a0? Appelez-nous au ${onOneLine(COMPANY.helpPhone)}.`),
      aside('Vous pouvez ouvrir un nouveau compte avec la même adresse quand vous le voulez.'),
    ],
  })
