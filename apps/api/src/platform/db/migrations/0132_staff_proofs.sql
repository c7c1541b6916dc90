-- The staff answer to the same challenges as customers (proof_challenge).
drop table staff_challenge;
