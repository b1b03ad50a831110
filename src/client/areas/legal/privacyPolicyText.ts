import { COMPANY } from '#domain/customer/company'
import type { LegalText } from './legalText'

export const privacyPolicyText: LegalText = {
  title: 'Politique de confidentialité',
  summary: 'Quelles données nous gardons, pourquoi, combien de temps, et comment en décider.',
  updatedOn: COMPANY.privacyPolicyUpdatedOn,
  sections: [
    {
      id: 'responsable',
      title: 'Qui est responsable',
      blocks: [
        `${COMPANY.legalName}, ${COMPANY.address}. Pour toute question ou pour exercer vos droits\u00a0: ${COMPANY.privacyEmail}.`,
      ],
    },
    {
      id: 'donnees',
      title: 'Ce que nous traitons, et pourquoi',
      blocks: [
        [
          'Commandes\u00a0: adresse, créneau, contenu, contacts de livraison et de facturation, pour exécuter le contrat.',
          'Compte\u00a0: nom, adresse e-\u2060mail, téléphone, entreprise et mot de passe (gardé sous une forme que personne ne peut relire), pour vous reconnaître.',
          'Paiement\u00a0: le montant, l’état et les quatre derniers chiffres de la carte. Le numéro complet va directement à notre prestataire et ne passe jamais par nos serveurs.',
          'Demandes\u00a0: ce que vous écrivez dans un formulaire de devis, de contact, de rappel ou de catalogue, pour vous répondre.',
          'Lettre d’information\u00a0: votre adresse e-\u2060mail, seulement si vous l’avez demandée.',
          'Avis\u00a0: vos notes et commentaires sur une commande, pour améliorer le service (intérêt légitime).',
          'Mesure d’audience, discussion en ligne et publicité\u00a0: seulement après votre accord, finalité par finalité.',
        ],
      ],
    },
    {
      id: 'durees',
      title: 'Combien de temps',
      blocks: [
        [
          'Compte\u00a0: jusqu’à ce que vous en demandiez la suppression, par «\u00a0Fermer mon compte\u00a0» au bas de «\u00a0Mes informations\u00a0», ou auprès de nous. Ce que la loi impose de garder reste alors.',
          'Commandes, paiements et factures\u00a0: dix ans, comme la loi l’exige.',
          'Demandes (devis, contact, rappel, catalogue)\u00a0: un an.',
          'Panier\u00a0: trente jours après son dernier changement.',
          'Courriels que nous vous envoyons\u00a0: trente jours.',
          'Session\u00a0: quarante-cinq jours, ou jusqu’à ce que vous vous déconnectiez.',
          'Choix sur les cookies\u00a0: six mois, puis la question est posée à nouveau.',
        ],
      ],
    },
    {
      id: 'destinataires',
      title: 'Qui y a accès',
      blocks: [
        'Nos équipes de cuisine, de livraison et d’assistance, chacune pour ce qu’elle a à faire, et nos prestataires, liés par contrat\u00a0:',
        [
          'Stripe, pour le paiement\u00a0;',
          'Brevo et Mailchimp, pour la lettre d’information, si vous y êtes inscrit\u00a0;',
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
          'frontpublic_userToken\u00a0: votre session, quarante-cinq jours. Nécessaire.',
          'tablee_device\u00a0: reconnaît un navigateur qui s’est déjà connecté à votre compte, pour qu’un inconnu qui essaie des mots de passe ne vous en ferme pas l’accès, cent quatre-vingts jours. Nécessaire.',
          'Panier et brouillons de formulaire, avec l’identifiant du compte auquel ils appartiennent, adresse d’une commande sans compte, commande qui attend son paiement, choix sur les cookies et déconnexion qui ne nous est pas encore parvenue\u00a0: gardés dans votre navigateur. Nécessaires.',
          'Annonce fermée, endroit où vous en étiez sur chaque page, place de votre dernière commande sur l’accueil, écart entre votre horloge et la nôtre, signal d’une connexion aux autres onglets\u00a0: gardés dans votre navigateur, sans rien qui vous nomme. Nécessaires.',
          'Pages et photos du site, dernière liste de plats, dernier suivi de commande (adresse et créneau, sans nom ni montant)\u00a0: gardés dans votre navigateur pour une visite sans connexion. Nécessaires.',
          'Provenance d’une visite (campagne) et mesure d’audience\u00a0: seulement après votre accord.',
        ],
        'Vous changez d’avis à tout moment par le lien «\u00a0Gérer les cookies\u00a0» au bas de chaque page\u00a0; refuser est aussi simple qu’accepter et n’empêche pas de commander.',
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        `Vous pouvez consulter, corriger, effacer ou emporter vos données, limiter un traitement ou vous y opposer, et dire ce qu’elles deviendront après votre décès\u00a0: écrivez à ${COMPANY.privacyEmail}. Nous répondons sous un mois.`,
        'Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (cnil.fr, 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07).',
      ],
    },
  ],
}
