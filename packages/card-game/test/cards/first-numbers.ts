/**
 * What is printed on the cards of the first set and the promotional ones, apart from the cards' own data. A base: resource,
 * power, hand, influence; a unit: cost, resource, power, Cylon threat, mystic value; the others: cost, Cylon threat, mystic
 * value.
 */
export const firstNumbers = `
BSG1-001 base l 4 3 11
BSG1-002 base s 7 4 12
BSG1-003 base p 4 5 9
BSG1-004 base p 5 4 10
BSG1-005 base l 3 5 10
BSG1-006 base l 4 3 11
BSG1-007 base s 6 4 9
BSG1-008 base p 5 3 12
BSG1-009 event 2l 1 4
BSG1-010 event 1l 1 4
BSG1-011 event 3s 4 4
BSG1-012 event 2p 2 3
BSG1-013 event 3p 3 2
BSG1-014 event 2p 1 3
BSG1-015 event 2l 3 4
BSG1-016 event 2s 2 3
BSG1-017 event 1s 2 3
BSG1-018 event 1l1s 3 3
BSG1-019 event 1l 3 4
BSG1-020 event 2s 1 4
BSG1-021 event 2s 2 3
BSG1-022 event 2s 2 3
BSG1-023 event 2s 4 4
BSG1-024 event 2p 1 4
BSG1-025 event 1s 1 3
BSG1-026 event 2p 2 3
BSG1-027 event 2s 3 2
BSG1-028 event 2p 1 3
BSG1-029 event 3p 1 4
BSG1-030 event 2l1s 2 4
BSG1-031 event 2p 1 3
BSG1-032 event 2s 2 3
BSG1-033 event 1s 2 3
BSG1-034 event 3s 4 2
BSG1-035 event 3l 4 1
BSG1-036 event 1p 1 3
BSG1-037 event 1s 4 3
BSG1-038 event 1p 1 2
BSG1-039 event 1p 1 4
BSG1-040 event 1l1s 1 3
BSG1-041 event 2s 2 2
BSG1-042 event 2p 2 3
BSG1-043 event 1p 3 4
BSG1-044 event 2s 1 3
BSG1-045 event 2s 3 4
BSG1-046 event 1s 1 4
BSG1-047 event 3s 2 2
BSG1-048 event 2s 4 3
BSG1-049 event 2p 2 4
BSG1-050 event 1s 2 3
BSG1-051 event 2l 2 3
BSG1-052 event 2s 1 3
BSG1-053 event 1p 1 1
BSG1-054 event 2p 2 3
BSG1-055 event 1p 1 3
BSG1-056 mission - 0 3
BSG1-057 mission - 2 4
BSG1-058 mission - 2 1
BSG1-059 mission - 0 4
BSG1-060 mission - 0 4
BSG1-061 mission - 1 2
BSG1-062 mission - 0 4
BSG1-063 mission - 1 2
BSG1-064 mission - 1 3
BSG1-065 mission - 1 4
BSG1-066 mission - 1 5
BSG1-067 mission - 1 3
BSG1-068 mission - 1 3
BSG1-069 mission - 0 3
BSG1-070 mission - 1 3
BSG1-071 mission - 2 4
BSG1-072 mission - 0 5
BSG1-073 mission - 1 2
BSG1-074 mission - 0 5
BSG1-075 mission - 1 3
BSG1-076 mission - 1 4
BSG1-077 mission - 0 5
BSG1-078 mission - 1 3
BSG1-079 mission - 0 3
BSG1-080 mission - 0 4
BSG1-081 mission - 1 4
BSG1-082 mission - 1 2
BSG1-083 mission - 0 3
BSG1-084 mission - 1 5
BSG1-085 mission - 0 5
BSG1-086 mission - 0 2
BSG1-087 mission - 0 3
BSG1-088 mission - 1 5
BSG1-089 mission - 1 5
BSG1-090 mission - 0 4
BSG1-091 mission - 0 2
BSG1-092 mission - 0 4
BSG1-093 mission - 1 4
BSG1-094 mission - 2 4
BSG1-095 mission - 1 4
BSG1-096 mission - 1 3
BSG1-097 mission - 0 4
BSG1-098 personnel 3l l 2 2 1
BSG1-099 personnel 3s s 2 1 2
BSG1-100 personnel 4s s 3 2 2
BSG1-101 personnel 3p p 2 2 1
BSG1-102 personnel 2p p 1 2 1
BSG1-103 personnel 3l l 2 2 2
BSG1-104 personnel 3l l 2 1 0
BSG1-105 personnel 3s s 2 4 0
BSG1-106 personnel 4s s 3 3 0
BSG1-107 personnel 2l l 2 4 0
BSG1-108 personnel 3s s 2 2 0
BSG1-109 personnel 2l l 1 1 1
BSG1-110 personnel 3s s 1 2 2
BSG1-111 personnel 4p p 1 2 2
BSG1-112 personnel 2l2s s 2 4 0
BSG1-113 personnel 4p p 1 2 0
BSG1-114 personnel 2p p 3 1 0
BSG1-115 personnel 3l l 1 2 1
BSG1-116 personnel 3p s 1 1 1
BSG1-117 personnel 3p p 1 2 1
BSG1-118 personnel 4s s 2 2 2
BSG1-119 personnel 4p p 2 2 2
BSG1-120 personnel 2l l 1 2 1
BSG1-121 personnel 2l l 1 1 1
BSG1-122 personnel 3s s 1 1 2
BSG1-123 personnel 3l l 2 0 1
BSG1-124 personnel 2l l 1 1 1
BSG1-125 personnel 3l l 2 2 2
BSG1-126 personnel 5p p 4 3 1
BSG1-127 personnel 4p p 3 3 2
BSG1-128 personnel 3l l 1 1 1
BSG1-129 personnel 3l s 2 1 2
BSG1-130 personnel 2l l 0 2 0
BSG1-131 personnel 3l l 2 2 0
BSG1-132 personnel 4s s 0 3 0
BSG1-133 personnel 4l l 3 2 1
BSG1-134 personnel 3l l 2 1 2
BSG1-135 personnel 4l l 2 0 0
BSG1-136 personnel 3s s 2 2 2
BSG1-137 personnel 4l l 3 2 2
BSG1-138 personnel 5s s 4 3 2
BSG1-139 personnel 5s s 2 2 1
BSG1-140 personnel 4p p 2 2 1
BSG1-141 personnel 5p p 4 3 1
BSG1-142 personnel 5s s 3 3 1
BSG1-143 personnel 3p p 2 1 2
BSG1-144 ship 3p p 2 1 3
BSG1-145 ship 3p p 2 1 2
BSG1-146 ship 2p p 1 0 1
BSG1-147 ship 3s s 2 1 2
BSG1-148 ship 3l l 2 2 3
BSG1-149 ship 4s s 2 3 2
BSG1-150 ship 4s s 3 3 3
BSG1-151 ship 4l l 3 3 1
BSG1-152 ship 5s s 3 4 3
BSG1-153 ship 4l l 3 3 1
BSG1-154 ship 5s s 4 4 1
BSG1-155 ship 6l l 4 3 3
BSG1-156 ship 3l l 2 2 2
BSG1-157 ship 5s s 4 3 0
BSG1-158 ship 2p p 1 0 2
BSG1-159 ship 3l l 1 2 2
BSG1-160 ship 2p p 1 3 0
BSG1-161 ship 3s s 0 2 2
BSG1-162 ship 3l l 2 1 3
BSG1-163 ship 2l l 1 1 3
BSG1-164 ship 2s s 1 2 2
BSG1-165 ship 2p p 1 1 2
BSG1-166 ship 3p p 2 2 2
BSG1-167 ship 3l l 2 1 3
BSG1-168 ship 3l l 2 2 3
BSG1-169 ship 3l l 2 2 3
BSG1-170 ship 3p p 2 2 2
BSG1-171 ship 5s s 4 3 0
BSG1-172 ship 3s s 4 4 0
BSG1-173 ship 2p p 1 1 3
BSG1-174 ship 3l l 0 1 2
BSG1-175 ship 3p p 0 3 3
BSG1EX-004 personnel 1p3l l 3 2 2
BSG1LE-01 personnel 3l s 2 1 1
BSG1LE-03 personnel 4l l 3 3 0
BSG1LE-04 personnel 2p p 3 2 2
BSG1LE-05 personnel 4s s 3 3 0
BSG1LE-06 personnel 3p p 2 2 1
BSG1LE-08 personnel 3l l 2 0 1
BSG1LE-12 personnel 4s s 3 2 1
BSG1P-1 base p 4 4 11
BSG1P-2 base l 4 4 11
BSG1P-3 base s 4 4 11
`;
