import { COMPANY } from '../../../domain/company'
import type { LegalText } from './legalText'

export const privacyPolicyText: LegalText = {
  title: 'Politique de confidentialité',
  summary: 'Quelles données nous gardons, pourquoi, combien de temps, et comment en décider.',
  updatedOn: COMPANY.legalTextsUpdatedOn,
  sections: [
    {
      id: 'responsable',
      title: 'Qui est responsable',
      blocks: [
        `${COMPANY.legalName}, ${COMPANY.address}. Pour toute question ou pour exercer vos droits : ${COMPANY.privacyEmail}.`,
      ],
    },
    {
      id: 'donnees',
      title: 'Ce que nous traitons, et pourquoi',
      blocks: [
        [
          'Commandes : adresse, créneau, contenu, contacts de livraison et de facturation, pour exécuter le contrat.',
          'Compte : nom, courriel, téléphone, entreprise et mot de passe (gardé sous une forme que personne ne peut relire), pour vous reconnaître.',
          'Paiement : le montant, l’état et les quatre derniers chiffres de la carte. Le numéro complet va directement à notre prestataire et ne passe jamais par nos serveurs.',
          'Demandes : ce que vous écrivez dans un formulaire de devis, de contact ou de rappel, pour vous répondre.',
          'Lettre d’information : votre courriel, seulement si vous l’avez demandée.',
          'Avis : vos notes et commentaires sur une commande, pour améliorer le service (intérêt légitime).',
          'Mesure d’audience, discussion en ligne et publicité : seulement après votre accord, finalité par finalité.',
        ],
      ],
    },
    {
      id: 'durees',
      title: 'Combien de temps',
      blocks: [
        [
          'Compte : tant qu’il sert, puis trois ans après la dernière commande.',
          'Factures et pièces comptables : dix ans, comme la loi l’exige.',
          'Demandes restées sans suite : trois ans.',
          'Session : quarante-cinq jours, ou jusqu’à ce que vous vous déconnectiez.',
          'Choix sur les cookies : six mois, puis la question est posée à nouveau.',
        ],
      ],
    },
    {
      id: 'destinataires',
      title: 'Qui y a accès',
      blocks: [
        'Nos équipes de cuisine, de livraison et d’assistance, chacune pour ce qu’elle a à faire, et nos prestataires, liés par contrat :',
        [
          'Stripe, pour le paiement ;',
          'Brevo et Mailchimp, pour la lettre d’information, si vous y êtes inscrit ;',
          'les outils de mesure, de discussion ou de publicité nommés dans la fenêtre des cookies, si vous les acceptez.',
        ],
        'Nous ne vendons aucune donnée. Un transfert hors de l’Union européenne n’a lieu que sous les clauses types de la Commission ou une décision d’adéquation.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage local',
      blocks: [
        [
          'frontpublic_userToken : votre session, quarante-cinq jours. Nécessaire.',
          'Panier, brouillons de formulaire et choix sur les cookies : gardés dans votre navigateur. Nécessaires.',
          'Provenance d’une visite (campagne) et mesure d’audience : seulement après votre accord.',
        ],
        'Vous changez d’avis à tout moment par le lien « Gérer les cookies » au bas de chaque page ; refuser est aussi simple qu’accepter et n’empêche pas de commander.',
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        `Vous pouvez consulter, corriger, effacer ou emporter vos données, limiter un traitement ou vous y opposer, et dire ce qu’elles deviendront après votre décès : écrivez à ${COMPANY.privacyEmail}. Nous répondons sous un mois.`,
        'Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (cnil.fr, 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07).',
      ],
    },
  ],
}
