// Written from the files of `products/` by `pnpm start`, `dev` and `test`; not by hand.
import * as checkAutoOwner from '../products/check-auto-owner.ts';
import * as checkAuto from '../products/check-auto.ts';
import * as checkBankruptcy from '../products/check-bankruptcy.ts';
import * as checkBki from '../products/check-bki.ts';
import * as checkBorrower from '../products/check-borrower.ts';
import * as checkBusinessPartner from '../products/check-business-partner.ts';
import * as checkCriminalRecord from '../products/check-criminal-record.ts';
import * as checkDriver from '../products/check-driver.ts';
import * as checkEmployee from '../products/check-employee.ts';
import * as checkExitBan from '../products/check-exit-ban.ts';
import * as checkFines from '../products/check-fines.ts';
import * as checkFssp from '../products/check-fssp.ts';
import * as checkInn from '../products/check-inn.ts';
import * as checkLegalEntity from '../products/check-legal-entity.ts';
import * as checkOwnerV2 from '../products/check-owner-v2.ts';
import * as checkPassportFull from '../products/check-passport-full.ts';
import * as checkPassport from '../products/check-passport.ts';
import * as checkPerson from '../products/check-person.ts';
import * as checkSecurity from '../products/check-security.ts';
import * as checkSelfEmployed from '../products/check-self-employed.ts';
import * as checkTaxDebts from '../products/check-tax-debts.ts';
import * as checkTenant from '../products/check-tenant.ts';
import * as costAssessment from '../products/cost-assessment.ts';
import * as counterAgent from '../products/counter-agent.ts';
import * as creditRating from '../products/credit-rating.ts';
import * as egrnObject from '../products/egrn-object.ts';
import * as egrnRightList from '../products/egrn-right-list.ts';
import * as riskAssessmentV2 from '../products/risk-assessment-v2.ts';
import * as riskAssessment from '../products/risk-assessment.ts';
import * as sellerExtract from '../products/seller-extract.ts';

export const products = [
  checkAutoOwner,
  checkAuto,
  checkBankruptcy,
  checkBki,
  checkBorrower,
  checkBusinessPartner,
  checkCriminalRecord,
  checkDriver,
  checkEmployee,
  checkExitBan,
  checkFines,
  checkFssp,
  checkInn,
  checkLegalEntity,
  checkOwnerV2,
  checkPassportFull,
  checkPassport,
  checkPerson,
  checkSecurity,
  checkSelfEmployed,
  checkTaxDebts,
  checkTenant,
  costAssessment,
  counterAgent,
  creditRating,
  egrnObject,
  egrnRightList,
  riskAssessmentV2,
  riskAssessment,
  sellerExtract,
] as const;
